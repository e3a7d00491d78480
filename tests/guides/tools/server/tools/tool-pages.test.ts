import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/organizations.ts';
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
  expect(await read('/new')).toContain('Serial number');
  const fields = { name: 'Drill', serial: 'DR-1', category: 'power', purchasedOn: '2026-02-03' };
  const money = { price: '129.50', 'price.currency': 'EUR' };
  const sent = { ...fields, ...money, borrowerId: await idOf(admin), note: '' };

  const wrong = await send('/new', { ...sent, price: 'cheap' });
  expect([wrong.status, wrong.html]).toEqual([
    422,
    expect.stringContaining('Enter an amount such as €12.50'),
  ]);
  const added = await send('/new', sent);
  expect([added.status, added.location]).toEqual([
    303,
    expect.stringMatching(/^\/manager\/tools\/[\w-]{36}/),
  ]);
  const [, path = ''] = /tools(\/[\w-]{36})/.exec(added.location) ?? [];
  const page = await read(path);
  for (const text of [
    'DR-1',
    'Power tool',
    '3 February 2026',
    '€129.50',
    'Amina Wanjiru',
    'added this tool',
  ]) {
    expect(page).toContain(text);
  }
  expect(await read('')).toContain('DR-1');

  const form = await read(`${path}/update`);
  const [, expectedUpdatedAt = ''] = /name="expectedUpdatedAt" value="([^"]+)"/.exec(form) ?? [];
  expect((await send(`${path}/update`, { ...sent, name: 'Hammer drill', expectedUpdatedAt })).status).toBe(
    303,
  );
  const stale = await send(`${path}/update`, { ...sent, category: 'hand', expectedUpdatedAt });
  expect([stale.status, stale.html]).toEqual([
    409,
    expect.stringContaining('changed this tool while you were'),
  ]);
  for (const text of ['Their name', 'Their category']) expect(stale.html).toContain(text);
});
