import { posix } from 'node:path';

const link = /\[([^\]]*)\]\((?!https?:|mailto:|#)(?<target>[^)#\s]+)(?:#[^)]*)?\)/;

/** Links and pictures that go with all around them: the comma of a list, the space of a cell. Of others words stay. */
const parts = [
  / ?!\[[^\]]*\]\((?!https?:)(?<target>[^)\s]+)\)/g,
  / ?<picture>.*?<img src="(?!https?:)(?<target>[^"]+)".*?<\/picture>/g,
  new RegExp(`(?<=\\)), ${link.source}(?=[,.]| \\||$)`, 'g'),
  new RegExp(`${link.source}, (?=\\[)`, 'g'),
  // A sentence at the end of a line.
  new RegExp(`(?<=\\.) ${link.source}$`, 'g'),
];

/**
 * A document without what leads nowhere: links to files that are gone, pictures that are, rows of tables of which no
 * link or picture is left, items of lists that begin with one, and rows about a command that package.json does not have.
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
      const living = withoutDead(line, isDead);
      return living !== line && /^[|\s]*$/.test(living) ? [] : [living];
    })
    .join('\n');
}

function withoutDead(line: string, isDead: (target: string) => boolean): string {
  return parts
    .reduce(
      (left, part) =>
        left.replaceAll(part, (found, ...groups) => (isDead(groups.at(-1).target) ? '' : found)),
      line,
    )
    .replaceAll(new RegExp(link, 'g'), (found, words, target) => (isDead(target) ? words : found));
}
