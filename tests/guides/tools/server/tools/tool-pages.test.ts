import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let admin: Browser;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
  admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
});
afterAll(() => server?.stop());

const read = async (path: string) => (await admin.request('GET', `${server.url}/manager/tools${path}`)).body;

/** Sends a form as a browser does without JavaScript. */
const send = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(`${server.url}/manager/tools${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, cookie: admin.cookieHeader },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() };
};

it('a tool is added, shown, changed and listed without JavaScript', async () => {
  expect(await read('')).toContain('Tools you add appear here');
  const fields = {
    name: 'A sample',
    serial: 'Serial',
    category: 'hand',
    purchasedOn: '2026-02-03',
    price: '12',
    'price.currency': 'EUR',
    borrowerId: await idOf(admin),
    note: 'Note',
  };
  const wrong = await send('/new', { ...fields, name: '' });
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('This field is required')]);
  const added = await send('/new', fields);
  expect([added.status, added.location]).toEqual([
    303,
    expect.stringMatching(/^\/manager\/tools\/[\w-]{36}/),
  ]);
  const [, path = ''] = /tools(\/[\w-]{36})/.exec(added.location) ?? [];
  const page = await read(path);
  for (const text of ['Serial', 'Hand', '3 February 2026', '12', 'Amina Wanjiru', 'Note', 'added this tool'])
    expect(page).toContain(text);
  expect(await read('')).toContain('A sample');

  const form = await read(`${path}/update`);
  const [, expectedUpdatedAt = ''] = /name="expectedUpdatedAt" value="([^"]+)"/.exec(form) ?? [];
  const saved = await send(`${path}/update`, { ...fields, name: 'Another sample', expectedUpdatedAt });
  expect(saved.status).toBe(303);
  const stale = await send(`${path}/update`, { ...fields, expectedUpdatedAt });
  expect([stale.status, stale.html]).toEqual([
    409,
    expect.stringContaining('changed this tool while you were'),
  ]);
  expect(stale.html).toContain('Their name');
});
