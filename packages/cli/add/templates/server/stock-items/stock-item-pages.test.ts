import { afterAll, beforeAll, expect, it } from 'vitest';
/*: referredFeatures */
import type { Browser } from '#tests/support/browser.ts';
import { newRecordId } from '#tests/support/new-record-id.ts';
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

const read = async (path: string) =>
  (await admin.request('GET', `${server.url}/manager/stock-items${path}`)).body;

/** Sends a form as a browser does without JavaScript. */
const send = async (path: string, fields: Record<string, string>) => {
  const answer = await fetch(`${server.url}/manager/stock-items${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, cookie: admin.cookieHeader },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() };
};

it('a stock item is added, shown, changed and listed without JavaScript', async () => {
  expect(await read('')).toContain('Stock items you add appear here');
  const fields = {
    /*: posted */
  };
  const wrong = await send('/new', { ...fields, name: '' });
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('This field is required')]);
  const added = await send('/new', fields);
  expect([added.status, added.location]).toEqual([
    303,
    expect.stringMatching(/^\/manager\/stock-items\/[\w-]{36}/),
  ]);
  const [, path = ''] = /stock-items(\/[\w-]{36})/.exec(added.location) ?? [];
  const page = await read(path);
  for (const text of [/*: shown */ 'added this stock item']) expect(page).toContain(text);
  expect(await read('')).toContain('A sample');

  const form = await read(`${path}/update`);
  const [, expectedUpdatedAt = ''] = /name="expectedUpdatedAt" value="([^"]+)"/.exec(form) ?? [];
  const saved = await send(`${path}/update`, { ...fields, name: 'Another sample', expectedUpdatedAt });
  expect(saved.status).toBe(303);
  const stale = await send(`${path}/update`, { ...fields, expectedUpdatedAt });
  expect([stale.status, stale.html]).toEqual([
    409,
    expect.stringContaining('changed this stock item while you were'),
  ]);
  expect(stale.html).toContain('Their /*: titlePhrase */');
});
