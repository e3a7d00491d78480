import { posix } from 'node:path';
import { mayImport, roomOf } from './rooms.ts';

const imported = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"]+)['"]/g;

/**
 * Finds the imports of source files that lead to a room on which theirs must not stand.
 * @param files text by path from the root
 * @returns a message for each
 */
export function wrongImports(files: ReadonlyMap<string, string>): string[] {
  const messages: string[] = [];
  for (const [file, text] of files) {
    const from = roomOf(file);
    if (!from) continue;
    const allowed = mayImport(from);
    if (allowed === 'all') continue;
    for (const [, source = ''] of text.matchAll(imported)) {
      const path = pathOf(file, source);
      const to = path === undefined ? undefined : roomOf(path);
      if (to === undefined || to === from || allowed.includes(to)) continue;
      messages.push(
        `${file} is in the room ${from} and imports ${path}, which is in ${to}; ${from} may import ` +
          `${allowed.join(', ') || 'no other room'}. Take what is needed as a parameter, or declare an interface in ` +
          `${from} that the other room fulfils: docs/architecture.md, "Which part is yours".`,
      );
    }
  }
  return messages;
}

/** The path of an imported file of this project; undefined for a package. */
function pathOf(file: string, source: string): string | undefined {
  if (source.startsWith('#')) return source.slice(1);
  if (source.startsWith('.')) return posix.join(posix.dirname(file), source);
  return undefined;
}
