import { isNode, type Node } from '../../../../../scripts/parse-source.ts';

/** The nodes below a node, each with those above it, the nearest last. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<[Node, readonly Node[]]> {
  yield [node, above];
  const ancestors = [...above, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child, ancestors);
    }
  }
}

export interface Range {
  start: number;
  end: number;
}

/** A list's entry, with the comma and the space that part it from its neighbour. */
export function entryRange(entries: readonly Node[], entry: Node): Range {
  const place = entries.indexOf(entry);
  const [before, after] = [entries[place - 1], entries[place + 1]];
  if (after) return { start: entry.start, end: after.start };
  return { start: before?.end ?? entry.start, end: entry.end };
}

/** Cuts ranges out of a text; they may overlap. */
export function cut(text: string, ranges: readonly Range[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start > from) result += text.slice(from, start);
    from = Math.max(from, end);
  }
  return result + text.slice(from);
}

/** The text of a literal or of a property's name. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'Identifier' ? (node.name as string) : undefined;
}
