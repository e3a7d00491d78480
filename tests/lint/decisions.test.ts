import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

it('the index of the decisions lists each of them, by its number and title, and no other', () => {
  const listed = [...read('README.md').matchAll(/^- \[(\d{4})\]\((.+?)\) (.+)$/gm)];
  const lines = listed.map(([, number, file, title]) => [file, `# ${number} ${title}`]);
  expect(lines.sort()).toEqual(files.map((file) => [file, read(file).split('\n', 1)[0]]).sort());
});

it('no two decisions have the same number, and each has that of its file', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(files.length);
  for (const file of files) expect(read(file)).toMatch(new RegExp(`^# ${file.slice(0, 4)} `));
});
