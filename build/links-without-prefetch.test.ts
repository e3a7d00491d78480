import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { linksWithoutPrefetch } from './links-without-prefetch.ts';

const root = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')));
const file = join(root, 'dist/production/lib/dom/lib.js');
const link = readFileSync(file, 'utf8');

function transform(code: string, id: string): string | undefined {
  const { transform } = linksWithoutPrefetch() as {
    transform(code: string, id: string): { code: string } | null;
  };
  return transform(code, id.replaceAll('\\', '/'))?.code;
}

it('leaves the prefetching out of React Router’s link, and all else as it is', () => {
  const lean = transform(link, `${file}?v=1`) ?? '';
  expect(link).toMatch(/createElement\(PrefetchPageLinks,/);
  expect(lean).not.toMatch(/createElement\(PrefetchPageLinks,/);
  expect(() => parseAst(lean)).not.toThrow();
  expect(lean.length).toBeGreaterThan(link.length - 300);
});

it('fails the build when an upgrade writes the link in another way', () => {
  expect(() => transform('export const Link = 1;', file)).toThrow('no longer prefetches as expected');
});

it('touches no other file', () => {
  expect(transform(link, '/app/node_modules/react-router/dist/production/lib/router.js')).toBeUndefined();
});
