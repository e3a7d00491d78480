import { type Node, parseSource } from '../../../../../scripts/parse-source.ts';
import { cut, entryRange, type Range, textOf, walk } from './syntax.ts';

/**
 * Takes languages out of a file of tests: their entries in objects and lists that have English, too, and imports of their
 * texts with all that is made of them.
 */
export function withoutLanguages(path: string, text: string, languages: readonly string[]): string {
  let current = text;
  // One after the other: what is empty once an entry is out is an entry itself.
  for (;;) {
    const ranges = findRange(parseSource(path, current).body, languages);
    if (ranges === undefined) return current;
    current = cut(current, ranges);
  }
}

function findRange(body: readonly Node[], languages: readonly string[]): Range[] | undefined {
  const isDropped = (name: string | undefined) => name !== undefined && languages.includes(name);
  for (const statement of body) {
    for (const [node, above] of walk(statement)) {
      const entries = (node.properties ?? node.elements ?? node.types) as Node[] | undefined;
      // A row of a table goes or stays as a whole: its places mean something.
      const isPlaced = node.type === 'ArrayExpression' && above.at(-1)?.type === 'ArrayExpression';
      if (entries && !isPlaced) {
        const names = entries.map(nameOf);
        const hasOthers =
          names.includes('en') || entries.some((entry) => entry && isRow(entry) && !isIn(entry, isDropped));
        const dropped = hasOthers
          ? entries.filter(
              (entry, index) =>
                entry && (isDropped(names[index]) || (isRow(entry) && isIn(entry, isDropped))),
            )
          : [];
        if (dropped.length > 0) return dropped.slice(0, 1).map((entry) => entryRange(entries, entry));
      }
    }
  }
  return withoutImports(body, languages);
}

/** The name of a property, or a text of a list; of a list in a list, such as a row of a table, its first text. */
function nameOf(entry: Node | null): string | undefined {
  if (!entry) return undefined;
  if (entry.type === 'Property') return textOf(entry.key as Node);
  if (entry.type === 'TSLiteralType') return textOf(entry.literal as Node);
  if (entry.type === 'ArrayExpression') return nameOf((entry.elements as Node[])[0] ?? null);
  return entry.type === 'Literal' ? textOf(entry) : undefined;
}

/** An entry of a table: an object, or a list of texts. */
function isRow({ type }: Node): boolean {
  return type === 'ObjectExpression' || type === 'ArrayExpression';
}

/** Whether a row is of a language that goes: `{ language: 'ar', width: 390 }`, `[390, 'ar']`. */
function isIn(row: Node, isDropped: (name: string | undefined) => boolean): boolean {
  const values =
    row.type === 'ObjectExpression'
      ? (row.properties as Node[])
          .filter((property) =>
            /^(?:lang|language|locale|cookie|stored|heading)$/.test(nameOf(property) ?? ''),
          )
          .map(({ value }) => value as Node)
      : (row.elements as Node[]).filter((element) => element?.type === 'Literal');
  return values.some((value) => isDropped(languageOf(value)));
}

/** `'ar'`, and `headings.ar`. */
function languageOf(node: Node): string | undefined {
  if (node.type === 'Literal') return textOf(node);
  return node.type === 'MemberExpression' ? textOf(node.property as Node) : undefined;
}

/** Imports of a language's texts that nothing uses any more: what was made of them stood in an entry. */
function withoutImports(body: readonly Node[], languages: readonly string[]): Range[] | undefined {
  const gone = body.filter(({ type, source }) => {
    const target = type === 'ImportDeclaration' ? textOf(source as Node) : undefined;
    return languages.some((language) => target?.includes(`locales/${language}/`));
  });
  return gone.length > 0 ? gone.map(({ start, end }) => ({ start, end: end + 1 })) : undefined;
}
