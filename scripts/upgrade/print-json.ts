import { Conflict, type Json, type Merged } from './merge-json.ts';

/**
 * A merged value as text: as JSON.stringify prints it with two spaces, and conflicts as git prints them, both values
 * between its markers.
 */
export function printJson(value: Merged): string {
  return `${linesOf(value, '').join('\n')}\n`;
}

/** Paths of the keys in conflict, such as `dependencies.react`. */
export function conflictPaths(value: Merged, path: readonly string[] = []): string[] {
  if (value instanceof Conflict) return [path.join('.')];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => conflictPaths(inner, [...path, key]));
}

function linesOf(value: Merged, indent: string): string[] {
  if (!isGroup(value)) return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`).split('\n');
  const entries = Object.entries(value);
  if (entries.length === 0) return ['{}'];
  const inner = `${indent}  `;
  const lines = entries.flatMap(([key, entry], index) => {
    const comma = index < entries.length - 1 ? ',' : '';
    const print = (content: Merged | undefined) =>
      content === undefined ? [] : linesOfEntry(key, content, inner, comma);
    return entry instanceof Conflict
      ? ['<<<<<<< ours', ...print(entry.ours), '=======', ...print(entry.theirs), '>>>>>>> template']
      : print(entry);
  });
  return ['{', ...lines, `${indent}}`];
}

function linesOfEntry(key: string, value: Merged, indent: string, comma: string): string[] {
  const [first = '', ...others] = linesOf(value, indent);
  const lines = [`${indent}${JSON.stringify(key)}: ${first}`, ...others];
  return [...lines.slice(0, -1), `${lines.at(-1)}${comma}`];
}

function isGroup(value: Merged): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Conflict);
}
