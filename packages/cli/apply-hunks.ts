/** Lines that stand together in a file, before and after. */
export interface Hunk {
  before: string[];
  after: string[];
}

/**
 * The changes that a diff shows: lines with `-` go, lines with `+` come, others stand around them. A line `@@` parts
 * places that are apart.
 */
export function splitHunks(lines: readonly string[]): Hunk[] {
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
 * Changes a text as a diff says.
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
