import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { slimRouter } from './slim-router.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

function transform(code: string, file: string): string | undefined {
  const plugin = slimRouter() as unknown as {
    transform(this: { error(message: string): never }, code: string, id: string): { code: string } | null;
  };
  const error = (message: string): never => {
    throw new Error(message);
  };
  const id = `${join(router, file).replaceAll('\\', '/')}?v=1`;
  return plugin.transform.call({ error }, code, id)?.code;
}

describe.each([
  ['dist/production/lib/dom/lib.js', /createElement\(PrefetchPageLinks,/],
  ['dist/production/lib/router/router.js', /init\.instrumentations\b/],
])('React Router’s %s', (file, part) => {
  const whole = readFileSync(join(router, file), 'utf8');

  it('comes without what cannot run here, and with all else', () => {
    const slim = transform(whole, file) ?? '';
    expect(whole).toMatch(part);
    expect(slim).not.toMatch(part);
    expect(() => parseAst(slim)).not.toThrow();
    expect(slim.length).toBeGreaterThan(whole.length - 500);
  });

  it('fails the build when an upgrade writes it in another way', () => {
    expect(() => transform('export const other = 1;', file)).toThrow('no longer written as expected');
  });
});

it('no other file is touched', () => {
  expect(transform('init.instrumentations', 'dist/production/lib/router/history.js')).toBeUndefined();
});
