import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { linksIn, pagesBelow, readIndex, siteLink, sitePath, slugOf } from '../../docs/.vitepress/pages.ts';
import { tokensAsCss } from '../../docs/.vitepress/tokens.ts';

const root = join(import.meta.dirname, '../..');
const docs = join(root, 'docs');
const read = (path: string) => readFileSync(join(docs, path), 'utf8');

/** Documents, but for the front page, which every page leads to, and translations. */
const documents = globSync('**/*.md', { cwd: docs, exclude: ['node_modules', 'screens', ...languages] })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !['index.md', 'README.md'].includes(path));

it('the sidebar has every document: the index names it, or it stands below one that does', () => {
  const named = readIndex().flatMap(({ pages }) => pages);
  expect(named.length).toBeGreaterThan(20);
  const listed = named.flatMap((page) => [page, ...(page.startsWith('..') ? [] : pagesBelow(page))]);
  expect(documents.filter((page) => !listed.includes(page))).toEqual([]);
  expect(listed.filter((page, index) => listed.indexOf(page) !== index)).toEqual([]);
});

it('what stands below a page of the sidebar is linked from that page', () => {
  for (const page of ['security.md', 'decisions/README.md']) {
    const links = linksIn(read(page)).map((target) => join(page, '..', target).replaceAll('\\', '/'));
    expect(pagesBelow(page).filter((path) => !links.includes(path))).toEqual([]);
  }
});

it('links lead to pages of the site, or to the sources', () => {
  const source = 'https://example.com/source';
  const to = (href: string) => siteLink('decisions/0040-lint.md', href, source);
  expect(to('../mail.md#dkim')).toBe('/mail.md#dkim');
  expect(to('README.md')).toBe('/decisions/index.md');
  expect(to('../README.md')).toBe(`/${sitePath('README.md')}`);
  expect(to('../../build/hosting/fly.toml')).toBe(`${source}/blob/main/build/hosting/fly.toml`);
  expect(to('../../tests/lab')).toBe(`${source}/tree/main/tests/lab`);
  expect(() => to('nowhere.md')).toThrow('docs/decisions/0040-lint.md links to nowhere.md');
  expect(slugOf("What holds 'everywhere', and more")).toBe('what-holds-everywhere-and-more');
});

it('the colours are those of the product, in both themes', () => {
  const [light = '', dark = ''] = tokensAsCss().split('.dark');
  for (const theme of [light, dark]) expect(theme).toMatch(/--color-accent: oklch\(.+\);/);
  const known = tokensAsCss();
  const style = read('.vitepress/theme/style.css');
  const used = [...style.matchAll(/var\((--(?:color|shadow|radius)-[\w-]+)\)/g)].map(
    ([, name]) => `${name}:`,
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
