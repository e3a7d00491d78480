import type { Picture } from '../draw-picture.ts';

/**
 * macOS' type of each picture: by points, for plain and for Retina screens. The plain ones of 16 and 32 points are left
 * out: as PNG they are not shown everywhere, and macOS uses the next larger one instead.
 */
const types: Array<[type: string, pixels: number]> = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
];

/** Sizes that `encodeIcns` needs, in pixels. */
export const icnsSizes = [...new Set(types.map(([, pixels]) => pixels))];

/** An icon file for macOS with the pictures as PNG. */
export function encodeIcns(pictures: Picture[]): Buffer {
  const blocks = types.map(([type, pixels]) => {
    const picture = pictures.find(({ size }) => size === pixels);
    if (!picture) throw new Error(`An icon of macOS needs a picture of ${pixels} px`);
    return block(type, picture.png);
  });
  return block('icns', Buffer.concat(blocks));
}

/** Type, total length, content. */
function block(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'latin1');
  header.writeUInt32BE(header.length + content.length, 4);
  return Buffer.concat([header, content]);
}

const headerBytes = 6;
const entryBytes = 16;

/**
 * An icon file for Windows with the pictures as PNG, which Windows supports since Vista.
 * @param pictures of 256 px at most, the maximum of the format
 */
export function encodeIco(pictures: Picture[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    // One byte each: 0 means 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
