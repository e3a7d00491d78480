import type { Init } from '../../contract/api/init.ts';
import { Browser } from '../../tests/support/browser.ts';

/** How the code in the newest mail to an address is found; undefined while there is none. */
export type ReadCode = (email: string) => Promise<string | undefined>;

/**
 * Signs in by code over plain HTTP, as a browser does, and asks the server who that is.
 * @throws {Error} saying which step went wrong
 */
export async function signInByCode(appUrl: string, email: string, readCode: ReadCode): Promise<void> {
  const browser = new Browser(appUrl);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await browser.request(method, appUrl + path, body);
    if (answer.status === 200) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  await call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const code = await until(`mail to ${email}`, () => readCode(email));
  await call('POST', '/api/auth/sign-in/email-otp', { email, otp: code });
  const { currentUser }: Init = await call('GET', '/api/init');
  if (currentUser?.email !== email)
    throw new Error(`signed in as ${currentUser?.email ?? 'nobody'}, not ${email}`);
}

/** Asks again until there is something, for half a minute. */
export async function until<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`no ${what} within 30 s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
