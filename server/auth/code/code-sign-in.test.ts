import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.stop());

const email = 'ada@example.com';
const knownBrowser = `${product.slug}.known_browser`;

const ask = (browser: Browser, to = email): Promise<Answer> =>
  browser.post('/email-otp/send-verification-otp', { email: to, type: 'sign-in' });

async function askInNewBrowserFor(to: string): Promise<Browser> {
  const browser = server.browser();
  await ask(browser, to);
  return browser;
}

const askInNewBrowser = () => askInNewBrowserFor(email);

const enter = (browser: Browser, otp: string, to = email): Promise<Answer> =>
  browser.post('/sign-in/email-otp', { email: to, otp });

/** Makes everything stored so far older. */
async function age(seconds: number): Promise<void> {
  await server.database.sql`
    update verifications set expires_at = expires_at - ${seconds} * interval '1 second'`;
}

describe('a sign-in code', () => {
  it('signs up a new address and signs in a known one', async () => {
    const first = server.browser();
    expect((await ask(first)).body).toEqual({ success: true });
    const answer = await enter(first, server.codeFor(email));
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email, emailVerified: true, name: '', role: 'user' });
    expect((await first.get('/get-session')).body.user).toMatchObject({ email });

    const second = await askInNewBrowser();
    expect((await enter(second, server.codeFor(email))).body.user.id).toBe(answer.body.user.id);
  });

  it('has six unambiguous characters, is valid for ten minutes, and is mailed in the caller’s language', async () => {
    const browser = server.browser();
    browser.headers = { 'accept-language': `${otherLanguage}-CA,${otherLanguage};q=0.9` };
    await ask(browser);
    expect(server.codes).toMatchObject([{ to: email, language: otherLanguage, minutes: 10 }]);
    expect(server.codeFor(email)).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    await enter(browser, server.codeFor(email));
    expect((await browser.get('/get-session')).body.user.language).toBe(otherLanguage);
  });

  it('is accepted in any case, with spaces and hyphens, and its address in any case', async () => {
    const browser = server.browser();
    await ask(browser, ' ADA@Example.com ');
    const code = server.codeFor(email).toLowerCase();
    const typed = ` ${code.slice(0, 3)}-${code.slice(3)} `;
    expect((await enter(browser, typed, 'Ada@example.COM')).status).toBe(200);
  });

  it('works once', async () => {
    const browser = await askInNewBrowser();
    const answers = await Promise.all([1, 2, 3].map(() => enter(browser, server.codeFor(email))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    browser.cookies.delete(`${product.slug}.session_token`);
    expect((await enter(browser, server.codeFor(email))).body).toMatchObject({ code: 'INVALID_OTP' });
  });

  it('that was used in one tab lets the other tab go on, in the same session', async () => {
    const browser = await askInNewBrowser();
    const first = await enter(browser, server.codeFor(email));
    const session = browser.cookieHeader;
    const second = await enter(browser, server.codeFor(email));
    expect([second.status, second.body]).toEqual([200, { user: first.body.user }]);
    expect(browser.cookieHeader).toBe(session);
    // Whoever is signed in to another account gets no further.
    expect((await enter(browser, 'AAAAAA', 'grace@example.com')).body.code).toBe('INVALID_OTP');
  });

  it('asks for cookies where the browser sends none', async () => {
    const browser = await askInNewBrowser();
    browser.cookies.clear();
    const { status, body } = await enter(browser, server.codeFor(email));
    expect([status, body.code]).toEqual([400, 'COOKIES_NEEDED']);
  });

  it('expires after ten minutes, and stays expired', async () => {
    const browser = await askInNewBrowser();
    await age(601);
    for (const _ of [1, 2]) {
      expect((await enter(browser, server.codeFor(email))).body).toMatchObject({ code: 'OTP_EXPIRED' });
    }
  });

  it('is stored as a hash, like the address it was sent to', async () => {
    await ask(server.browser());
    const stored = JSON.stringify(await server.database.sql`select * from verifications`);
    expect(stored).not.toContain(server.codeFor(email));
    expect(stored).not.toContain(email);
  });
});

describe('wrong codes', () => {
  it('report the remaining tries, and after five only a new code works', async () => {
    const browser = await askInNewBrowser();
    for (const triesLeft of [4, 3, 2, 1]) {
      const { status, body } = await enter(browser, 'AAAAAA');
      expect([status, body]).toEqual([
        400,
        { code: 'INVALID_OTP', message: 'Code is invalid', data: { triesLeft } },
      ]);
    }
    expect((await enter(browser, 'AAAAAA')).body).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const late = await enter(browser, server.codeFor(email));
    expect([late.status, late.body.code]).toEqual([403, 'TOO_MANY_ATTEMPTS']);

    await age(61);
    expect((await ask(browser)).status).toBe(200);
    expect((await enter(browser, server.codeFor(email))).status).toBe(200);
  });

  it('are all counted when tried concurrently', async () => {
    const browser = await askInNewBrowser();
    await Promise.all(Array.from({ length: 20 }, () => enter(browser, 'AAAAAA')));
    for (let count = 0; count < 5; count += 1) await enter(browser, 'AAAAAA');
    expect((await enter(browser, server.codeFor(email))).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('are rejected without a session, a session cookie or an account', async () => {
    const browser = await askInNewBrowser();
    await enter(browser, 'AAAAAA');
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect(await server.database.sql`select 1 from users`).toHaveLength(0);
  });
});

describe('the browser that requested a code', () => {
  it('is the only one that can use it; others use up no tries', async () => {
    const owner = await askInNewBrowser();
    const code = server.codeFor(email);
    const thief = await askInNewBrowserFor('grace@example.com');
    for (let count = 0; count < 7; count += 1) {
      expect((await enter(thief, code)).body).toEqual({ code: 'INVALID_OTP', message: 'Code is invalid' });
    }
    expect((await enter(owner, code)).status).toBe(200);
  });

  it('keeps its code while another browser requests codes for the same address', async () => {
    const owner = await askInNewBrowser();
    const code = server.codeFor(email);
    const other = await askInNewBrowser();
    for (let count = 0; count < 5; count += 1) await enter(other, 'AAAAAA');
    expect((await enter(other, code)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await enter(owner, code)).status).toBe(200);
  });

  it('is identified by an HttpOnly cookie with an unguessable value', async () => {
    const [cookie = ''] = (await ask(server.browser())).headers.getSetCookie();
    const value = /=([\w-]{43});/.exec(cookie)?.[1];
    expect(cookie).toBe(`${product.slug}.browser=${value}; Max-Age=1200; Path=/; HttpOnly; SameSite=Lax`);
  });
});

describe('requesting another code', () => {
  it('requires 60 seconds per address and browser, then replaces the code', async () => {
    const browser = await askInNewBrowser();
    const first = server.codeFor(email);
    const rejected = await ask(browser);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(55);
    expect(rejected.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfter: expect.any(Number) },
    });
    expect((await ask(browser, 'grace@example.com')).status).toBe(200);

    await age(61);
    expect((await ask(browser)).status).toBe(200);
    // The older code uses up no attempts.
    for (let count = 0; count < 6; count += 1)
      expect((await enter(browser, first)).body.code).toBe('NEWER_CODE_SENT');
    expect((await enter(browser, server.codeFor(email))).status).toBe(200);
  });

  it('is limited by address, for any browser and any forged headers', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      const [browser, address] = [server.browser(), `192.0.2.${count}`];
      browser.headers = { 'x-forwarded-for': address, [`x-${product.slug}-client-address`]: address };
      statuses.push((await ask(browser)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('others who keep requesting codes for a user’s address', () => {
  const askFrom = (browser: Browser, network: string) => {
    browser.headers = { 'x-forwarded-for': network };
    return ask(browser);
  };

  beforeEach(async () => {
    await server.stop();
    server = await startAuthServer({ environment: { trustProxy: 1 } });
  });

  it('do not lock out the owner on another network', async () => {
    for (let count = 0; count < 7; count += 1) await askFrom(server.browser(), '192.0.2.1');
    expect(server.codes).toHaveLength(5);
    expect((await askFrom(server.browser(), '192.0.2.2')).status).toBe(200);
  });

  it('cannot fill a mailbox from many networks, or lock out a browser that has signed in before', async () => {
    const owner = await server.signInByCode(email);
    await owner.post('/sign-out', {});
    for (let count = 0; count < 15; count += 1) await askFrom(server.browser(), `192.0.2.${count}`);
    expect(server.codes).toHaveLength(10);
    await age(61);
    expect((await askFrom(owner, '192.0.2.1')).status).toBe(200);
    expect((await enter(owner, server.codeFor(email))).status).toBe(200);
  });

  it('gain nothing from the cookie of another address or from a forged one', async () => {
    const known = (await server.signInByCode('grace@example.com')).cookies.get(knownBrowser) ?? '';
    for (let count = 0; count < 10; count += 1) await askFrom(server.browser(), `192.0.2.${count}`);
    for (const value of [known, `${known.split('.')[0]}.`, 'x.x', '.', `${known}=`]) {
      const other = server.browser();
      other.cookies.set(knownBrowser, value);
      expect((await askFrom(other, '192.0.2.200')).status).toBe(429);
    }
  });

  it('are limited in a known browser, too', async () => {
    const owner = await server.signInByCode(email);
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      owner.cookies.delete(`${product.slug}.browser`);
      statuses.push((await ask(owner)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('the sign-in rejects', () => {
  it('an invalid address', async () => {
    expect((await ask(server.browser(), 'no address')).body).toMatchObject({
      code: 'INVALID_EMAIL',
      message: 'Email is invalid',
    });
  });

  it('a banned user, in the language of the request', async () => {
    await server.signInByCode(email);
    await server.database.sql`update users set banned = true`;
    const browser = server.browser();
    browser.headers = { 'accept-language': otherLanguage };
    await ask(browser);
    const answer = await enter(browser, server.codeFor(email));
    expect([answer.status, answer.body]).toEqual([
      403,
      { code: 'BANNED_USER', message: textIn(otherLanguage, 'errors.BANNED_USER') },
    ]);
    expect((await browser.get('/get-session')).body).toBeNull();
  });

  it('no ban that has ended', async () => {
    await server.signInByCode(email);
    await server.database.sql`update users set banned = true, ban_expires = now() - interval '1 second'`;
    await server.signInByCode(email);
  });

  it('additional fields in the sign-in request, and leaves out an invalid name', async () => {
    const enterWith = async (fields: object) => {
      const browser = await askInNewBrowser();
      return browser.post('/sign-in/email-otp', { email, otp: server.codeFor(email), ...fields });
    };
    const forged = await enterWith({ role: 'admin', emailVerified: true });
    expect(forged.body).toMatchObject({ code: 'FIELD_NOT_ALLOWED' });
    expect(await server.database.sql`select 1 from users`).toHaveLength(0);
    const { body } = await enterWith({ name: 'see https://evil.example', image: 'javascript:alert(1)' });
    expect(body.user).toMatchObject({ name: '', image: null });
  });
});
