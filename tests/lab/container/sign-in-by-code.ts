/** How the code in the newest mail to an address is found; undefined while there is none. */
export type ReadCode = (email: string) => Promise<string | undefined>;

/**
 * Signs in by code over plain HTTP, as a browser does, and asks the server who that is.
 * @throws {Error} saying which step went wrong
 */
export async function signInByCode(appUrl: string, email: string, readCode: ReadCode): Promise<void> {
  const cookies = new Map<string, string>();
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(appUrl + path, {
      method,
      headers: {
        origin: appUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await call('POST', '/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const code = await until(`a mail to ${email}`, () => readCode(email));
  await call('POST', '/api/auth/sign-in/email-otp', { email, otp: code });
  const { visitor } = (await call('GET', '/api/init')) as { visitor: { email: string } | null };
  if (visitor?.email !== email) throw new Error(`signed in as ${visitor?.email ?? 'nobody'}, not ${email}`);
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
