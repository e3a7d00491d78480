import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { DesktopBridge } from '#contract/desktop/bridge.ts';
import { expect, test } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';
import { startRelay } from './harness/start-relay.ts';

interface Bridged {
  desktop: DesktopBridge;
}

test('answers come as they are sent and can be broken off, and large bodies pass', async ({
  launch,
  server,
}) => {
  const relay = await startRelay(server.url);
  const desktop = await launch({ server: relay.url });
  const page = await desktop.window();
  await signIn(page, server, 'admin@example.com');
  await page.evaluate(async () => {
    const reader = (await fetch('/api/endless')).body?.getReader();
    await reader?.read();
    Object.assign(window, { endless: reader });
  });
  expect(relay.endless).toBe(1);
  await page.evaluate(() => (window as unknown as { endless: ReadableStreamDefaultReader }).endless.cancel());
  await expect.poll(() => relay.endless).toBe(0);

  const { sql } = server.database;
  await sql`insert into repositories (name, link, description)
    select 'repository ' || n, 'https://example.com/' || n, repeat('text ', 40) from generate_series(1, 5000) n`;
  // Other specs leave records on the server that they share.
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
    select count(*)::int as total from repositories`;
  const lines = await page.evaluate(async () => {
    const answer = await fetch('/api/repositories/export');
    return (await answer.text()).trimEnd().split('\n').length;
  });
  expect(lines).toBe(total + 1);

  const csv = Array.from(
    { length: 4000 },
    (_, n) => `imported ${n},example.com/${n},${'x'.repeat(100)}`,
  ).join('\n');
  const preview = await page.evaluate(async (content) => {
    const answer = await fetch('/api/repositories/import/preview', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csv: content }),
    });
    return [answer.status, ((await answer.json()) as { counts: unknown }).counts];
  }, csv);
  expect(preview).toEqual([200, { create: 4000, skip: 0, refuse: 0 }]);
  await relay.stop();
});

test('no page sees a cookie, and no file holds one in clear text', async ({ desktop, server, email }) => {
  const page = await desktop.window();
  await signIn(page, server, email);
  const [{ token } = { token: '' }] = await server.database.sql<{ token: string }[]>`
    select token from sessions where user_id = (select id from users where email = ${email})`;
  expect(token).not.toBe('');
  await page.reload();
  const seen = await everythingSeen(page);
  expect(seen).toContain(email);
  expect(seen).not.toContain(token);
  expect(seen).not.toMatch(/session_token|set-cookie/);
  const cookies = await page.context().cookies();
  expect(JSON.stringify(cookies)).not.toMatch(/session_token/);

  await desktop.quit();
  for (const name of await readdir(desktop.userData, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const content = await readFile(join(name.parentPath, name.name));
    expect([name.name, content.includes(token)]).toEqual([name.name, false]);
  }
  const after = await desktop.restart();
  await expect.poll(async () => (await everythingSeen(after)).includes(email)).toBe(true);
});

test('where no keyring is, the session lasts as long as the app, and the app says so', async ({
  launch,
  server,
  email,
}) => {
  const desktop = await launch({ keyring: 'basic_text' });
  const page = await desktop.window();
  await signIn(page, server, email);
  expect(await everythingSeen(page)).toContain(email);
  expect(
    await page.evaluate(async () => (await (window as unknown as Bridged).desktop.app.state()).sessionKept),
  ).toBe('memory');
  expect(await everythingSeen(await desktop.restart())).not.toContain(email);
});

/** All that a script of a page can get hold of. */
function everythingSeen(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answers = await Promise.all(
      ['/api/init', '/api/auth/get-session'].map((address) => fetch(address)),
    );
    const texts = await Promise.all(
      answers.map(async (answer) => [JSON.stringify([...answer.headers]), await answer.text()]),
    );
    const state = await (window as unknown as Bridged).desktop.app.state();
    const stores = [document.cookie, { ...localStorage }, { ...sessionStorage }, await indexedDB.databases()];
    return JSON.stringify([texts, state, stores]);
  });
}
