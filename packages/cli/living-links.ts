import { posix } from 'node:path';

const link = /\[([^\]]*)\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/;

/**
 * A document without what leads nowhere: links to files that are gone, rows of tables of which no link is left,
 * items of lists that begin with one, and rows about a command that package.json does not have.
 * @param file its path, from the root
 * @param isThere tells it of a path from the root
 * @param scripts the commands that there are
 */
export function withLivingLinks(
  file: string,
  text: string,
  { isThere, scripts }: { isThere: (path: string) => boolean; scripts: readonly string[] },
): string {
  const isDead = (target: string) => !isThere(posix.join(posix.dirname(file), target));
  return text
    .split('\n')
    .flatMap((line) => {
      const targets = [...line.matchAll(new RegExp(link, 'g'))].map(([, , target = '']) => target);
      const isEntry = /^\s*(?:\| (?!`npm)|[-*] \**\[)/.test(line);
      if (isEntry && targets.length > 0 && targets.every(isDead)) return [];
      const [, command] = /^\| `npm run (?:--\w+ )?([\w:-]+)/.exec(line) ?? [];
      if (command && !scripts.includes(command)) return [];
      return [targets.some(isDead) ? withoutDead(line, isDead) : line];
    })
    .join('\n');
}

/** One of several in a list goes with its comma; of a sentence the words stay. */
function withoutDead(line: string, isDead: (target: string) => boolean): string {
  const listed = new RegExp(`${link.source}, (?=\\[)|(?<=\\)), ${link.source}(?=,| \\||$)`, 'g');
  return line
    .replaceAll(listed, (found, _, first = '', __, second = '') => (isDead(first || second) ? '' : found))
    .replaceAll(new RegExp(link, 'g'), (found, words, target) => (isDead(target) ? words : found));
}
