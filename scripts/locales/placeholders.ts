/**
 * What a text leaves open: `{{name}}` and `{{date, datetime(dateStyle: medium)}}` (with its format, which must be the same
 * in all languages), and the tags of a rich text (`<1>`, `</bold>`). Each once, sorted.
 */
export function placeholders(text: string): string[] {
  const open = [...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<\/?[\w-]+\s*\/?>/g)].map((match) => match[0]);
  return [...new Set([...open, ...tags])].sort();
}
