import { writeFile } from 'node:fs/promises';

/** What the database says about one network, such as '81.2.69.0/24'. */
export interface GeoEntry {
  network: string;
  city?: Record<string, string>;
  country: string;
}

type Value = string | number | { [name: string]: Value };
type Node = { children: [Node | undefined, Node | undefined]; entry?: GeoEntry };

/**
 * Writes a small but real database of places in the MaxMind DB format, version 2.0, for IPv4: a tree of the bits of
 * the networks with records of 24 bits, the data they point to, and the description of both.
 */
export async function writeGeoDatabase(path: string, entries: GeoEntry[]): Promise<void> {
  const root: Node = { children: [undefined, undefined] };
  for (const entry of entries) insert(root, entry);
  const nodes = innerNodes(root);
  const data: Buffer[] = [];
  const record = (child: Node | undefined): Buffer => {
    const bytes = Buffer.alloc(3);
    if (!child) bytes.writeUIntBE(nodes.length, 0, 3);
    else if (!child.entry) bytes.writeUIntBE(nodes.indexOf(child), 0, 3);
    else {
      bytes.writeUIntBE(nodes.length + 16 + Buffer.concat(data).length, 0, 3);
      const { city, country } = child.entry;
      data.push(encode({ ...(city && { city: { names: city } }), country: { iso_code: country } }));
    }
    return bytes;
  };
  const tree = nodes.flatMap(({ children }) => children.map(record));
  const description = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 4,
    database_type: 'Tests-City',
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
  });
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  await writeFile(path, Buffer.concat([...tree, Buffer.alloc(16), ...data, marker, description]));
}

function insert(root: Node, entry: GeoEntry): void {
  const [address = '', length] = entry.network.split('/');
  const bits = address
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(length));
  let node = root;
  for (const bit of bits) {
    const side = bit === '1' ? 1 : 0;
    node.children[side] ??= { children: [undefined, undefined] };
    node = node.children[side];
  }
  node.entry = entry;
}

function innerNodes(node: Node): Node[] {
  return node.entry ? [] : [node, ...node.children.flatMap((child) => (child ? innerNodes(child) : []))];
}

/** Texts are type 2, whole numbers type 6 (four bytes), maps type 7; none here is longer than 28. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([Buffer.from([(2 << 5) | text.length]), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5);
    bytes[0] = (6 << 5) | 4;
    bytes.writeUInt32BE(value, 1);
    return bytes;
  }
  const parts = Object.entries(value).flatMap(([name, item]) => [encode(name), encode(item)]);
  return Buffer.concat([Buffer.from([(7 << 5) | Object.keys(value).length]), ...parts]);
}
