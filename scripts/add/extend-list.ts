import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree and typescript-eslint describe it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Extension {
  /** Statements that import what the entry names; the formatter sorts them. */
  imports: string;
  /** The variable or interface that the entry is added to. */
  list: string;
  entry: string;
  /** The entry that follows; the end of the list where nothing is said, or where there is none such. */
  before?: string;
}

/**
 * Adds an entry to a list of a source: to the object or array that a variable holds, or is made of by a call, or to an
 * interface.
 * @throws {Error} where the source has no such list
 */
export function extendList(path: string, text: string, extension: Extension): string {
  const { imports, list, entry, before } = extension;
  const entries = findEntries(path, text, list);
  const next = entries.items.find(({ start, end }) => text.slice(start, end) === before);
  const last = entries.items.at(-1);
  const isInterface = entries.separator === ';';
  let place = entries.end - 1;
  let added = ` ${entry} `;
  if (next) {
    place = next.start;
    added = `${entry}${entries.separator} `;
  } else if (last) {
    place = last.end;
    added = isInterface ? `\n${entry};` : `${entries.separator} ${entry}`;
  }
  return `${imports}\n${text.slice(0, place)}${added}${text.slice(place)}`;
}

function findEntries(path: string, text: string, name: string) {
  for (const statement of parse(path, text)) {
    const declaration = (statement.declaration ?? statement) as Node;
    if (declaration.type === 'TSInterfaceDeclaration' && (declaration.id as Node).name === name) {
      const body = declaration.body as Node;
      return { items: body.body as Node[], end: body.end, separator: ';' };
    }
    for (const { id, init } of (declaration.declarations ?? []) as Record<'id' | 'init', Node>[]) {
      const found = id.name === name ? collectionIn(init) : undefined;
      if (found) {
        return { items: (found.elements ?? found.properties) as Node[], end: found.end, separator: ',' };
      }
    }
  }
  throw new Error(`${path} has no list ${name}`);
}

/** The statements of a source. @throws {Error} where it is none */
export function parse(path: string, text: string): Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program.body as unknown as Node[];
}

function collectionIn(node: Node): Node | undefined {
  if (node.elements || node.properties) return node;
  if (node.type === 'CallExpression') return (node.arguments as Node[]).map(collectionIn).find(Boolean);
  return node.expression ? collectionIn(node.expression as Node) : undefined;
}
