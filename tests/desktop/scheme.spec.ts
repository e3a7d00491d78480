import { expect, test } from './desktop-test.ts';

/** The response to the app's own page for a URL of its scheme. */
interface Answer {
  status: number;
  type: string | null;
  headers: Record<string, string>;
  text: string;
}

test('the scheme serves the bundle and nothing else', { tag: '@slow' }, async ({ desktop }) => {
  const page = await desktop.window();
  const ask = (address: string, method = 'GET') =>
    page.evaluate(
      async ([address, method]): Promise<Answer> => {
        const response = await fetch(address, { method });
        const { status, headers } = response;
        const all = Object.fromEntries(headers);
        return { status, type: headers.get('content-type'), headers: all, text: await response.text() };
      },
      [address, method] as const,
    );

  const document = await ask('/manager/users');
  expect(document).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(document.headers['content-security-policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]);
  expect(document.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
  const [, script = ''] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(document.text) ?? [];
  expect(await ask(script)).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
  expect(await ask('/favicon.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' });
  expect(await ask('/locales/en/common.json')).toMatchObject({
    status: 200,
    type: 'application/json; charset=utf-8',
  });
  expect(await ask(script, 'HEAD')).toMatchObject({ status: 200, text: '' });

  // Main and the preload script are outside the folder of the bundle.
  const above = ['main/index.js', 'preload/index.cjs'].flatMap((file) =>
    ['..', '%2e%2e', '..%2f', '..%5c', '..%252f'].flatMap((dots) => [
      `/${dots}/${file}`,
      `/assets/${dots}/${dots}/${file}`,
      `/${dots}${file}`,
    ]),
  );
  const elsewhere = [
    '/file:///etc/passwd.json',
    '/assets/%00.js',
    '/assets/nothing.js',
    '/sources.sha256.json',
  ];
  for (const address of [...above, ...elsewhere]) {
    const { status, text } = await ask(address);
    // A path without an extension is a page of the app, which renders 'not found' itself.
    if (status === 200) expect(text, address).toBe(document.text);
    else expect(status, address).toBe(404);
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect((await ask('/login', method)).status, method).toBe(405);
});
