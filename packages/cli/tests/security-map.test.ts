import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { skipUnlessAsItComes } from './guides/example.ts';

beforeEach(skipUnlessAsItComes);

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** A file of the project in backticks. */
const namedFile = /`((?:server|contract|renderer|electron|scripts|tests|build)\/[\w./-]+\.\w+)`/g;

/** A test of a file, by its title in the source. */
const namedTest = /`([\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g;

const chapters = globSync('docs/security/*.md', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const pages = ['docs/security.md', ...chapters];

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('names existing files', () => {
    const files = [...text.matchAll(namedFile)].map(([, file = '']) => file);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('names existing tests', () => {
    const missing = [...text.matchAll(namedTest)].filter(([, file = '', name = '']) => {
      const source = existsSync(join(root, file)) ? read(file) : '';
      return ![name, name.replaceAll("'", "\\'"), name.replaceAll('"', '\\"')].some((one) =>
        source.includes(one),
      );
    });
    expect(missing.map(([whole]) => whole)).toEqual([]);
  });

  it('links to existing pages', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, page, '..', link)))).toEqual([]);
  });
});

describe('the map of requirements', () => {
  const rows = chapters.flatMap((page) =>
    [...read(page).matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)$/gm)].map(([, number = '', rest = '']) => ({
      page,
      number,
      rest,
    })),
  );

  it('contains each requirement once', () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  });

  it.each([
    ['encoding', 1],
    ['validation', 2],
    ['frontend', 3],
    ['api', 4],
    ['file-handling', 5],
    ['cryptography', 11],
    ['communication', 12],
    ['configuration', 13],
    ['data', 14],
    ['coding', 15],
    ['logging', 16],
  ])('has one chapter per page: %s', (name, chapter) => {
    const own = rows.filter(({ page }) => page === `docs/security/${name}.md`);
    expect(own).not.toEqual([]);
    expect(own.filter(({ number }) => !number.startsWith(`${chapter}.`))).toEqual([]);
  });

  it('states for each requirement where it is met', () => {
    expect(
      rows.filter(({ rest }) =>
        rest
          .split('|')
          .slice(0, 3)
          .some((cell) => cell.trim() === ''),
      ),
    ).toEqual([]);
  });
});
