import { type Node, parseSource } from '../../../scripts/parse-source.ts';
import { collectionIn, findNodes, insertAt } from './syntax-tree.ts';

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

/** Adds an entry to the object or array of a property, which is added to the list where that does not have it. */
export function extendProperty(
  path: string,
  text: string,
  { imports, list, entry, property, isArray }: Extension & { property: string; isArray: boolean },
): string {
  const [found] = findNodes(
    parseSource(path, text).body,
    ({ type, key }) => type === 'Property' && (key as Node).name === property,
  );
  const collection = found && collectionIn(found.value as Node);
  if (collection) return `${imports}\n${extendCollection(text, collection, entry)}`;
  const value = isArray ? `[${entry}]` : `{ ${entry} }`;
  return extendList(path, text, { imports, list, entry: `${property}: ${value}` });
}

/** Adds an argument to the call of a function that the source calls once. */
export function extendCall(path: string, text: string, name: string, argument: string): string {
  const [call] = findNodes(parseSource(path, text).body, isCallOf(name));
  const last = (call?.arguments as Node[] | undefined)?.at(-1);
  return last ? insertAt(text, last.end, `, ${argument}`) : text;
}

export function isCallOf(name: string): (node: Node) => boolean {
  return ({ type, callee }) => type === 'CallExpression' && (callee as Node).name === name;
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
