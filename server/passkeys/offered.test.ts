import { expect, it } from 'vitest';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

it('no page of a server with an IP address for its origin offers a passkey', async ({ skip }) => {
  if (process.platform !== 'linux') skip('only Linux answers at 127.1.2.3');
  const server = await startTestServer({ HOST: '127.1.2.3' }, { pages: true });
  try {
    const { cookieHeader } = await signInUser(server, 'ada@example.com');
    const page = async (path: string, cookie = '') => {
      const html = await (await fetch(server.url + path, { headers: { cookie } })).text();
      return html.replaceAll(/<script.*?<\/script>/gs, '');
    };
    expect(await page('/login')).toContain('name="email"');
    expect(await page('/login')).not.toContain('passkey');
    const account = await page('/app/account', cookieHeader);
    expect(account).toContain('Passkeys need a domain');
    expect(account).not.toContain('Add a passkey');
  } finally {
    await server.stop();
  }
});
