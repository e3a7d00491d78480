import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['build', 'contract', 'electron', 'renderer', 'scripts', 'server', 'tests/support'];

/** The sources and English texts, each sentence in one piece. */
const sources = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,js}`, 'locales/en/*.json'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
  .replaceAll(/['`] \+\n\s*['`]/g, '')
  .replaceAll("\\'", "'")
  .replaceAll(/\$\{[^}]*\}|\{\{\w+\}\}/g, '…');

/** What a message always says: not names and numbers, which the document shows by an example. */
function constantParts(message: string): string[] {
  return message
    .split(/…|\d+|[(){}":]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 8);
}

it('docs/troubleshooting.md has the messages as the product writes them', () => {
  const guide = readFileSync('docs/troubleshooting.md', 'utf8');
  const messages = [...guide.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message);
  expect(messages.length).toBeGreaterThan(20);
  const unknown = messages.filter((message) =>
    constantParts(message).some((part) => !sources.includes(part)),
  );
  expect(unknown).toEqual([]);
});
