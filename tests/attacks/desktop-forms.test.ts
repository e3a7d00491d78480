import { afterAll, expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({}, { pages: true });
afterAll(() => server.stop());

it.each<Record<string, string>>([{}, { intent: 'other' }])(
  'a form about a sign-in of the desktop app that says not what is to be done (%j) makes no code',
  async (form) => {
    const browser = await signInUser(server, 'ada@example.com');
    const search = { state: 's'.repeat(43), code_challenge: 'c'.repeat(43), device: 'Laptop' };
    const post = (fields: Record<string, string>) =>
      fetch(`${server.url}/desktop?${new URLSearchParams(search)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: browser.cookieHeader, origin: server.url },
        body: new URLSearchParams(fields),
      });
    expect((await post(form)).status).toBe(422);
    expect((await post({ intent: 'continue' })).status).toBe(200);
  },
);
