import { sendRaw } from '#tests/support/send-raw.ts';
import type { ProductionServer } from '#tests/support/start-production-server.ts';
import { expect, test } from './sign-in/sign-in-test.ts';

const forGood = 'public, max-age=31536000, immutable';

function fetchFile(server: ProductionServer, path: string, encoding: string) {
  const { host, port } = new URL(server.url);
  return sendRaw({ port: Number(port), path, headers: { host, 'accept-encoding': encoding } });
}

test('the files of a page are precompressed, and cached forever under their hash', { tag: '@slow' }, async ({
  page,
  server,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (/^\/(assets|locales)\//.test(pathname)) loaded.push(pathname + search);
  });
  await page.goto('/login?lng=en');
  await page.getByRole('combobox').first().selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  const text = loaded.filter((path) => /\.(js|css|json)(\?|$)/.test(path));
  for (const kind of ['.js', '.css', '.json'])
    expect(text.filter((path) => path.includes(kind)).length, kind).toBeGreaterThan(0);
  for (const path of text) {
    const plain = await fetchFile(server, path, 'identity');
    expect(plain.headers, path).toMatchObject({ 'cache-control': forGood });
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { status, headers } = await fetchFile(server, path, accepted);
      expect(status, path).toBe(200);
      expect(headers, path).toMatchObject({ 'content-encoding': sent, 'cache-control': forGood });
      expect(headers.vary, path).toContain('Accept-Encoding');
      expect(Number(headers['content-length']), path).toBeLessThan(Number(plain.headers['content-length']));
    }
  }
  const fonts = loaded.filter((path) => path.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const path of fonts)
    expect((await fetchFile(server, path, 'br')).headers).toMatchObject({ 'cache-control': forGood });
  const { headers } = await fetchFile(server, '/favicon.svg', 'br');
  expect(headers['cache-control'], 'without a hash in its name').toBe('public, max-age=3600');
});
