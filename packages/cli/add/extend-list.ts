import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { collectionIn, insertAt } from './syntax-tree.ts';

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
export function extendList(path: string, text: string, { imports, list, entry, before }: Extension): string {
  const collection = findCollection(path, text, list);
  return `${imports}\n${extendCollection(text, collection, entry, before)}`;
}

/** The same for a list that was found already. */
export function extendCollection(text: string, collection: Node, entry: string, before?: string): string {
  const items = (collection.elements ?? collection.properties ?? collection.body) as Node[];
  const separator = collection.type === 'TSInterfaceBody' ? ';' : ',';
  const next = items.find(({ start, end }) => text.slice(start, end) === before);
  const last = items.at(-1);
  if (next) return insertAt(text, next.start, `${entry}${separator} `);
  if (!last) return insertAt(text, collection.end - 1, ` ${entry} `);
  return insertAt(text, last.end, separator === ';' ? `\n${entry};` : `, ${entry}`);
}

function findCollection(path: string, text: string, name: string): Node {
  for (const statement of parseSource(path, text).body) {
    const declaration = (statement.declaration ?? statement) as Node;
    if (declaration.type === 'TSInterfaceDeclaration' && (declaration.id as Node).name === name)
      return declaration.body as Node;
    for (const { id, init } of (declaration.declarations ?? []) as Record<'id' | 'init', Node>[]) {
      const found = id.name === name ? collectionIn(init) : undefined;
      if (found) return found;
    }
  }
  throw new Error(`${path} has no list ${name}`);
}
