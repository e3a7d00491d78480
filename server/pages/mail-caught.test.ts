import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({}, { pages: true });
afterAll(() => server.stop());

it('the code page links to the mailbox only if mails are caught', async () => {
  const { environment, url } = server;
  const { smtpUrl } = environment;
  const read = async () =>
    (await fetch(`${url}/login/verify?email=ada@example.com`, { headers: { accept: 'text/html' } })).text();
  const sent = await read();
  expect(sent).toContain('Check your e-mail');
  expect(sent).not.toContain('/dev/mailbox');
  Object.assign(environment, { smtpUrl: undefined });
  expect(await read()).toMatch(/<a href="\/dev\/mailbox"[^>]*>open the mailbox<\/a>/);
  Object.assign(environment, { smtpUrl });
});
