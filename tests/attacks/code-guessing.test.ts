import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { readActivity } from '#server/audit/read-activity.ts';
import type { Geoip } from '#server/sessions/geoip.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage } from '#tests/support/other-language.ts';

const geoip: Geoip = {
  locate: (address, language) => ({ isLocal: false, city: `${address} in ${language}`, country: null }),
};

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer({ environment: { trustProxy: 1 }, geoip });
});
afterEach(() => server.stop());

const email = 'ada@example.com';
let networks = 0;

/** An unknown browser on a separate network. */
function newBrowser(): Browser {
  const browser = server.browser();
  networks += 1;
  browser.headers = { 'x-forwarded-for': `198.51.100.${networks % 250}` };
  return browser;
}

const ask = (browser: Browser): Promise<Answer> =>
  browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });

const enter = (browser: Browser, otp: string): Promise<Answer> =>
  browser.post('/sign-in/email-otp', { email, otp });

/** Advances time for codes, waits and counters alike. */
async function pass(minutes: number): Promise<void> {
  const { sql } = server.database;
  const time = sql`${minutes} * interval '1 minute'`;
  await sql`update verifications set expires_at = expires_at - ${time}`;
  await sql`update rate_limits set expire = expire - ${minutes} * 60000`;
  await sql`
    update code_failures set expires_at = expires_at - ${time},
      moments = array(select moment - ${time} from unnest(moments) as moment)`;
}

type CodeMail = { to: string; link?: string; isLast?: boolean };

/** The link in the newest mail to the address. */
function linkOf(condition = (_mail: CodeMail) => true): { email: string | null; code: string } {
  const mails = server.codes as CodeMail[];
  const { link } = mails.findLast((mail) => mail.to === email && mail.link && condition(mail)) ?? {};
  const { origin, pathname, searchParams } = new URL(link ?? 'none:');
  expect([origin, pathname]).toEqual([server.url, '/login/verify']);
  return { email: searchParams.get('email'), code: searchParams.get('code') ?? '' };
}

/**
 * Tries wrong codes in new browsers on new networks, each with its own code; returns how many were answered as wrong.
 */
async function attack(rounds = 1, browsers = 10): Promise<number> {
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await pass(19);
    const attackers = Array.from({ length: browsers }, newBrowser);
    await Promise.all(
      attackers.map(async (browser) => {
        if ((await ask(browser)).status !== 200) return;
        for (let count = 0; count < 2; count += 1) {
          if ((await enter(browser, 'AAAAAA')).body.code === 'INVALID_OTP') wrong += 1;
        }
      }),
    );
  }
  return wrong;
}

describe('codes guessed for one account from many networks and browsers', () => {
  it('are answered as wrong at most 20 times in any hour, including those in the owner’s browsers', async () => {
    const known = await server.signInByCode(email);
    await pass(2);
    await ask(known);
    let wrong = 0;
    for (let count = 0; count < 10; count += 1) {
      if ((await enter(known, 'AAAAAA')).body.code === 'INVALID_OTP') wrong += 1;
      if (count === 4) await pass(2).then(() => ask(known));
    }
    wrong += await attack(3);
    expect(wrong).toBeGreaterThan(10);
    expect(wrong).toBeLessThanOrEqual(14);
  });

  it('do not lock out the owner in a new browser: the mail contains a link that works in any browser', async () => {
    await server.signInByCode(email);
    expect(server.codes[0]).not.toHaveProperty('link');
    // One mail is left for the owner; used-up mails are tested below.
    await attack(1, 8);
    await pass(11);
    const owner = newBrowser();
    expect((await ask(owner)).status).toBe(200);
    const { code } = linkOf();
    expect((await enter(owner, server.codeFor(email))).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await enter(newBrowser(), code)).status).toBe(200);
  });

  it('lock out the owner neither in a known browser nor, without a further mail, in a new one, and count for an hour', async () => {
    const known = await server.signInByCode(email);
    await pass(2);
    await attack();
    const owner = newBrowser();
    expect((await ask(owner)).status).toBe(429);
    const link = linkOf();
    expect(link.email).toBe(email);
    expect((await ask(known)).status).toBe(200);
    expect((await enter(known, server.codeFor(email))).status).toBe(200);
    expect((await enter(owner, link.code)).status).toBe(200);
    expect((await owner.get('/get-session')).body.user.email).toBe(email);

    await pass(61);
    const later = newBrowser();
    await ask(later);
    expect(server.codes.at(-1)).not.toHaveProperty('link');
    expect((await enter(later, server.codeFor(email))).status).toBe(200);
  });

  it('do not count if they are right, however many', async () => {
    for (let count = 0; count < 9; count += 1) {
      await server.signInByCode(email);
      await pass(3);
    }
  });
});

describe('the link in a mail', () => {
  beforeEach(async () => {
    await server.signInByCode(email);
    await attack();
  });

  it('is not used up by a program that opens what mails lead to and sends the forms there', async () => {
    const { code } = linkOf();
    const answer = await fetch(`${server.url}/api/auth/sign-in/email-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.251' },
      body: JSON.stringify({ email, otp: code }),
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'INVALID_ORIGIN']);
    expect((await enter(newBrowser(), code)).status).toBe(200);
  });

  it('works once, also concurrently', async () => {
    const { code } = linkOf();
    const answers = await Promise.all([1, 2, 3].map(() => enter(newBrowser(), code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('works for its address only, within ten minutes, and is not used up by wrong ones', async () => {
    // That of the last mail is valid until another may be sent.
    const { code } = linkOf(({ isLast }) => !isLast);
    const elsewhere = await newBrowser().post('/sign-in/email-otp', {
      email: 'grace@example.com',
      otp: code,
    });
    expect(elsewhere.body.code).toBe('INVALID_OTP');
    const wrong = `${code.slice(1)}${code[0] === 'A' ? 'B' : 'A'}`;
    for (let count = 0; count < 7; count += 1) {
      expect((await enter(newBrowser(), wrong)).body.code).toBe('INVALID_OTP');
    }
    await pass(11);
    expect((await enter(newBrowser(), code)).body.code).toBe('OTP_EXPIRED');
  });

  it('has 26 characters, is stored as a hash, and is not read from a cookie', async () => {
    const { code } = linkOf();
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{26}$/);
    expect(JSON.stringify(await server.database.sql`select * from verifications`)).not.toContain(code);
    const thief = newBrowser();
    thief.cookies.set(`${product.slug}.browser`, code);
    expect((await enter(thief, 'AAAAAA')).body.code).toBe('INVALID_OTP');
    expect((await enter(newBrowser(), code)).status).toBe(200);
  });
});

describe('mails with codes', () => {
  it('are sent once a minute per browser, also on many concurrent requests', async () => {
    const browser = newBrowser();
    await ask(browser);
    await pass(2);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(429)]);
    expect(server.codes).toHaveLength(2);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body.data.codeSent).toBe(true);
    await pass(2);
    expect((await ask(browser)).status).toBe(200);
  });

  /** Number of mails sent on concurrent requests from known browsers and from new ones on new networks. */
  async function flood(known: readonly Browser[], others = 15): Promise<number> {
    const before = server.codes.length;
    await Promise.all([...known, ...Array.from({ length: others }, newBrowser)].map(ask));
    return server.codes.length - before;
  }

  it('contain device and location of the request, in the language of the mail', async () => {
    const attacker = newBrowser();
    attacker.headers = {
      'x-forwarded-for': '192.0.2.7',
      'accept-language': otherLanguage,
      'user-agent': 'Firefox/140.0',
    };
    await ask(attacker);
    expect(server.codes.at(-1)).toMatchObject({
      askedFrom: { device: { browser: 'Firefox' }, place: { city: `192.0.2.7 in ${otherLanguage}` } },
    });
  });

  it('to one address are at most 20 in any hour and 60 in a day, from all clients', async () => {
    const known: Browser[] = [];
    for (let count = 0; count < 8; count += 1) {
      known.push(await server.signInByCode(email));
      if (count === 3) await pass(61);
    }
    await pass(24 * 60);
    expect(await flood(known)).toBe(15);
    await pass(59);
    expect(await flood(known)).toBe(0);
    let day = 15;
    for (let hour = 0; hour < 3; hour += 1) {
      await pass(61);
      day += await flood(known);
    }
    // The rest of the 60 is reserved for the signed-in user.
    expect(day).toBe(45);
  });

  it('lock out neither a known browser nor, given the last link, a new one when used up', async () => {
    const known = await server.signInByCode(email);
    await pass(24 * 60);
    for (let hour = 0; hour < 3; hour += 1) {
      await flood([]);
      await pass(61);
    }
    const owner = newBrowser();
    const rejected = await ask(owner);
    expect(rejected).toMatchObject({ status: 429, body: { code: 'CODE_MAILS_USED_UP' } });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(20 * 3600);
    expect((await ask(known)).status).toBe(200);
    expect((await enter(known, server.codeFor(email))).status).toBe(200);
    await pass(20 * 60);
    const { code } = linkOf(({ isLast }) => isLast === true);
    expect((await enter(owner, code)).status).toBe(200);
    await pass(2 * 60);
    expect((await ask(newBrowser())).status).toBe(200);
  });

  it('also end with a link when used up by a known browser', async () => {
    const known = await server.signInByCode(email);
    for (let count = 0; count < 5; count += 1) {
      await pass(3);
      expect((await ask(known)).status).toBe(200);
    }
    await pass(3);
    expect((await ask(known)).body.code).toBe('CODE_MAILS_USED_UP');
    await pass(20);
    expect((await enter(known, linkOf().code)).status).toBe(200);
  });

  it('to many addresses are limited by network', async () => {
    const browser = newBrowser();
    await server.stop();
    server = await startAuthServer({ environment: { trustProxy: 1, mode: 'hosted' } });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const next = server.browser();
      next.headers = browser.headers;
      const answer = await next.post('/email-otp/send-verification-otp', {
        email: `person${count}@example.com`,
        type: 'sign-in',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('wrong codes entered by anonymous users', () => {
  it('record ten events an hour, and show five of them', async () => {
    const id = await idOf(await server.signInByCode(email));
    const { sql } = server.database;
    await sql`
      insert into audit_events (action, subject_type, subject_id)
      select 'user.updated', 'user', ${id} from generate_series(1, 18)`;
    await attack();
    const thief = newBrowser();
    for (let count = 0; count < 12; count += 1) await enter(thief, 'AAAAAA');
    const [row] = await sql`select count(*)::int from audit_events where action = 'user.code-refused'`;
    expect(row?.count).toBe(10);
    const { items } = await readActivity(server.database, 'user', id);
    expect(items).toHaveLength(20);
    expect(items.filter(({ action }) => action === 'user.code-refused')).toHaveLength(5);
  });
});
