import { Browser } from './browser.ts';
import type { TestServer } from './start-test-server.ts';

/** Signs in on a test server by the code in the mail; a person who is new gives the name. */
export async function signInUser(
  server: Pick<TestServer, 'url' | 'mailbox'>,
  email: string,
  name = 'Amina Wanjiru',
): Promise<Browser> {
  const client = new Browser(server.url);
  await client.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  await client.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
  await client.request('POST', `${server.url}/api/onboarding`, { name });
  return client;
}
