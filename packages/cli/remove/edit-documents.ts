/**
 * Takes out of a document what is about one part alone: what stands between `<!-- NAME -->` and `<!-- /NAME -->`, and
 * rows of tables that end with `<!-- NAME row -->`.
 */
export function withoutMarked(text: string, name: string): string {
  if (!text.includes(`<!-- ${name} `)) return text;
  return text
    .replaceAll(new RegExp(`[ \\t]?<!-- ${name} -->[\\s\\S]*?<!-- /${name} -->`, 'g'), '')
    .split('\n')
    .filter((line) => !line.includes(`<!-- ${name} row -->`))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Takes a feature out of the changes of lists that a guide shows: unchanged lines of it, and its entries in others. A
 * change that adds it is the guide's own.
 */
export function withoutListed(text: string, name: string): string {
  const entry = new RegExp(`, ${name}\\b|\\b${name}, `, 'g');
  const only = `{ ${name} }`;
  const named = new RegExp(`\\b${name}\\b`);
  return text.replaceAll(/^```diff .*\n[\s\S]*?^```$/gm, (block) => {
    const lines = block.split('\n');
    if (!lines.some((line) => /^[ -]/.test(line) && named.test(line))) return block;
    return lines
      .filter((line) => !(line.startsWith(' ') && named.test(line)))
      .map((line) => (/^[+-]/.test(line) ? line.replaceAll(entry, '').replaceAll(only, '{}') : line))
      .join('\n');
  });
}
