import { expect, test } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';
import { startRelay } from './harness/start-relay.ts';

test('responses are streamed and can be aborted, and large bodies pass', async ({ launch, server }) => {
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
  // Other specs leave records on the shared server.
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
