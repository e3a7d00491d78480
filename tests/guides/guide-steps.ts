/** A step of a guide that a test can take. */
export type GuideStep =
  | { kind: 'commands'; lines: string[] }
  | { kind: 'change'; path: string; hunks: Hunk[] };

/** Lines that stand together in a file, before and after. */
interface Hunk {
  before: string[];
  after: string[];
}

/**
 * The steps of a guide in Markdown: blocks marked `sh` are commands, blocks marked `diff PATH` change a file: lines
 * with `-` go, lines with `+` come, others stand around them. A line `@@` parts places that are apart.
 */
export function guideSteps(markdown: string): GuideStep[] {
  const blocks = markdown.matchAll(/^( *)```(sh|diff) ?(.*)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', kind, path = '', text = '']) => {
    const lines = text
      .split('\n')
      .slice(0, -1)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    if (kind === 'sh') return { kind: 'commands', lines };
    return { kind: 'change', path: path.trim(), hunks: splitHunks(lines) };
  });
}

function splitHunks(lines: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [{ before: [], after: [] }];
  for (const line of lines) {
    const hunk = hunks.at(-1) as Hunk;
    if (line === '@@') {
      hunks.push({ before: [], after: [] });
      continue;
    }
    const text = line.slice(1);
    if (!line.startsWith('+')) hunk.before.push(text);
    if (!line.startsWith('-')) hunk.after.push(text);
  }
  return hunks;
}

/**
 * Changes a text as a step says.
 * @throws {Error} where the lines before are not there, or in more than one place
 */
export function applyHunks(text: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((changed, { before, after }) => {
    const lines = changed.split('\n');
    const places = lines.flatMap((_, place) =>
      before.every((line, index) => lines[place + index] === line) ? [place] : [],
    );
    const [place] = places;
    if (place === undefined || places.length > 1) {
      throw new Error(`${places.length} places have the lines\n${before.join('\n')}`);
    }
    return [...lines.slice(0, place), ...after, ...lines.slice(place + before.length)].join('\n');
  }, text);
}
