import { largestPictureBytes } from '#contract/picture.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { expect, test } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';
import { startRelay } from './harness/start-relay.ts';

test('responses are streamed and can be aborted, and large bodies pass', { tag: '@slow' }, async ({
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
  await sql`insert into users (id, name, email)
    select 'streamed-' || n, repeat('name ', 40) || n, n || '@streams.example' from generate_series(1, 5000) n`;
  // Other specs leave users on the shared server.
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`select count(*)::int as total from users`;
  const lines = await page.evaluate(async () => {
    const answer = await fetch('/api/users/export');
    return (await answer.text()).trimEnd().split('\n').length;
  });
  expect(lines).toBe(total + 1);

  // What follows the picture in the file is ignored.
  const picture = Buffer.alloc(largestPictureBytes);
  samplePicture('png').copy(picture);
  const status = await page.evaluate(async (content) => {
    const answer = await fetch('/api/account/picture', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    });
    return answer.status;
  }, picture.toString('base64'));
  expect(status).toBe(200);
  await relay.stop();
});
