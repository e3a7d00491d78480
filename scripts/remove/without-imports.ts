import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree and typescript-eslint describe it. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Takes out of a source what it imports from files that will be gone: the import, and the entries of lists, objects and
 * interfaces that are made of it.
 * @param path of the source, from the root of the project
 * @param isGone whether a file, from the root of the project, will be gone
 * @returns the new text, and the lines that use such an import in another way
 */
export function withoutImports(
  path: string,
  text: string,
  isGone: (path: string) => boolean,
): { text: string; left: string[] } {
  let current = text;
  // One after the other: what is empty once an entry is out is an entry itself.
  for (;;) {
    const { program, errors } = parseSync(path, current);
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
    const body = program.body as unknown as Node[];
    const gone = body.filter((node) => isGone(importedFile(path, node)));
    const names = gone.flatMap(({ specifiers }) =>
      ((specifiers as Node[]) ?? []).map(({ local }) => (local as Node).name),
    );
    const uses = body
      .filter((node) => !gone.includes(node))
      .flatMap((node) => findUses(node, names as string[], []));
    const entry = uses.map(({ ancestors }) => entryOf(ancestors)).find((range) => range !== undefined);
    if (entry) {
      current = current.slice(0, entry.start) + current.slice(entry.end);
      continue;
    }
    const left = uses.map(({ node }) => lineOf(current, node.start));
    for (const { start, end } of gone.toReversed()) {
      current = current.slice(0, start) + current.slice(end).replace(/^[ \t]*\n/, '');
    }
    return { text: current, left: [...new Set(left)] };
  }
}

/** The file that a statement imports or exports from, from the root of the project; '' for other statements and packages. */
function importedFile(path: string, { source }: Node): string {
  const target = (source as Node | null | undefined)?.value;
  if (typeof target !== 'string') return '';
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? posix.join(posix.dirname(path), target) : '';
}

interface Use {
  node: Node;
  /** From the outermost to the node itself. */
  ancestors: Node[];
}

function findUses(node: Node, names: readonly string[], above: Node[]): Use[] {
  const ancestors = [...above, node];
  if (node.type === 'Identifier' && names.includes(node.name as string)) return [{ node, ancestors }];
  return Object.entries(node).flatMap(([key, value]) => {
    // The name of a property is no use of a variable; a shorthand has it as its value, too.
    const isName = (key === 'key' || key === 'property') && node.computed !== true;
    if (isName || typeof value !== 'object' || value === null) return [];
    const children = (Array.isArray(value) ? value : [value]).filter(isNode);
    return children.flatMap((child) => findUses(child, names, ancestors));
  });
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}

/** The outermost entry that is made of nothing but the use, with the comma that parts it from its neighbour. */
function entryOf(ancestors: readonly Node[]): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  for (let level = ancestors.length - 1; level > 0; level -= 1) {
    const [parent, node] = [ancestors[level - 1], ancestors[level]];
    if (!parent || !node) break;
    const entries = (parent.elements ??
      parent.properties ??
      (parent.type === 'TSInterfaceBody' ? parent.body : undefined)) as Node[] | undefined;
    if (!entries) {
      const isPart = [
        'Property',
        'SpreadElement',
        'TSPropertySignature',
        'TSTypeAnnotation',
        'TSTypeQuery',
      ].includes(parent.type);
      if (!isPart) break;
      continue;
    }
    const place = entries.indexOf(node);
    const [before, after] = [entries[place - 1], entries[place + 1]];
    if (after) found = { start: node.start, end: after.start };
    else if (before) found = { start: before.end, end: node.end };
    else found = { start: node.start, end: node.end };
    // An object that has other entries stays.
    if (entries.length > 1) break;
  }
  return found;
}

function lineOf(text: string, position: number): string {
  const line = text.slice(0, position).split('\n').length;
  return `${line}: ${text.split('\n')[line - 1]?.trim()}`;
}
