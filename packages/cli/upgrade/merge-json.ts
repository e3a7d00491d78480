export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Two values that one key got in place of the same one; undefined where the key was removed. */
export class Conflict {
  readonly ours: Json | undefined;
  readonly theirs: Json | undefined;
  constructor(ours: Json | undefined, theirs: Json | undefined) {
    this.ours = ours;
    this.theirs = theirs;
  }
}

/** A merged value, in which conflicts stand where the values would. */
export type Merged = Json | Conflict | { [key: string]: Merged };

export interface MergeRules {
  /** True for an object that is taken whole from one side. */
  isWhole?(path: readonly string[]): boolean;
  /** What stands where both sides changed one key differently; a conflict unless told. */
  settle?(path: readonly string[], conflict: Conflict): Json | Conflict | undefined;
}

/**
 * Merges two values that began as the same: objects key by key, lists of texts entry by entry. A key that only one side
 * changed is that side's, also where neighbours changed on the other.
 */
export function mergeJson(
  base: Json | undefined,
  ours: Json | undefined,
  theirs: Json | undefined,
  rules: MergeRules = {},
  path: readonly string[] = [],
): Merged | undefined {
  if (isSame(ours, theirs) || isSame(theirs, base)) return ours;
  if (isSame(ours, base)) return theirs;
  if (isObject(ours) && isObject(theirs) && !rules.isWhole?.(path)) {
    const from = isObject(base) ? base : {};
    const merged: { [key: string]: Merged } = {};
    for (const key of orderKeys(Object.keys(ours), Object.keys(theirs))) {
      const value = mergeJson(from[key], ours[key], theirs[key], rules, [...path, key]);
      if (value !== undefined) merged[key] = value;
    }
    return merged;
  }
  if (isTextList(ours) && isTextList(theirs)) return mergeLists(isTextList(base) ? base : [], ours, theirs);
  const conflict = new Conflict(ours, theirs);
  return rules.settle ? rules.settle(path, conflict) : conflict;
}

/** Our order; a key of theirs alone stands behind the one that it follows there. */
function orderKeys(ours: readonly string[], theirs: readonly string[]): string[] {
  const keys = [...ours];
  for (const [place, key] of theirs.entries()) {
    if (keys.includes(key)) continue;
    const before = theirs[place - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

function mergeLists(base: readonly string[], ours: readonly string[], theirs: readonly string[]): string[] {
  const kept = ours.filter((entry) => theirs.includes(entry) || !base.includes(entry));
  return [...kept, ...theirs.filter((entry) => !base.includes(entry) && !ours.includes(entry))];
}

/** The order of keys says nothing. */
function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => key in other && isSame(one[key], other[key]))
    );
  }
  return one === other;
}

function isObject(value: Merged | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Conflict);
}

function isTextList(value: Json | undefined): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'string') &&
    new Set(value).size === value.length
  );
}

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
