import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const longest = 350;

it('the index of the decisions lists each of them, by its number and title, and no other', () => {
  const listed = [...read('README.md').matchAll(/^- \[(\d{4})\]\((.+?)\) (.+)$/gm)];
  const lines = listed.map(([, number, file, title]) => [file, `# ${number} ${title}`]);
  expect(lines.sort()).toEqual(files.map((file) => [file, read(file).split('\n', 1)[0]]).sort());
});

it('no two decisions have the same number, and none has that of one it replaced', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  const replaced = files.flatMap(
    (file) =>
      read(file)
        .match(/ · Replaces: (.+)$/m)?.[1]
        ?.split(', ') ?? [],
  );
  expect(new Set([...numbers, ...replaced]).size).toBe(numbers.length + replaced.length);
});

describe.each(files)('decision %s', (file) => {
  const lines = read(file).split('\n');

  it('begins with its number and title, its date and status', () => {
    expect(lines[0]).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
    expect(lines[2]).toMatch(
      /^Date: \d{4}-\d{2}-\d{2} · Status: accepted(?: · Replaces: \d{4}(?:, \d{4})*)?$/,
    );
  });

  it('says the context, the decision and its consequences, and no section is empty', () => {
    const [, ...sections] = read(file).split(/^## /m);
    expect(sections.map((section) => section.split('\n', 1)[0])).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ]);
    for (const section of sections) expect(section.trim().split('\n').length).toBeGreaterThan(1);
  });

  it(`has ${longest} words at most`, () => {
    expect(read(file).trim().split(/\s+/).length).toBeLessThanOrEqual(longest);
  });
});
