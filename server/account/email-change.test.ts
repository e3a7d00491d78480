import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { readCode } from '#tests/support/mailbox.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

let ada: Browser;
let email: string;
let newEmail: string;

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.sql`delete from rate_limits`;
  email = `ada-${crypto.randomUUID()}@example.com`;
  newEmail = `new-${crypto.randomUUID()}@example.com`;
  ada = await signInUser(server, email, 'Ada Lovelace');
});

const call = (browser: Browser, id: string, data?: unknown): Promise<Answer> =>
  browser.request('POST', `${server.url}/api/fn/account.${id}`, { data });
const read = async (browser = ada) => (await call(browser, 'read')).body;

interface Codes {
  code: string;
  currentCode: string;
}

/** Requests both codes and reads them from the mails. */
async function ask(browser = ada, from = email, to = newEmail): Promise<Codes> {
  const requested = await call(browser, 'requestEmailChange', { newEmail: to });
  expect([requested.status, requested.body.newEmail]).toEqual([200, to]);
  return { code: await server.mailbox.codeFor(to), currentCode: await server.mailbox.codeFor(from) };
}

describe('changing one’s own address', () => {
  it('requires a code from each address, notifies the old one, and ends all other sessions', async () => {
    const elsewhere = await signInUser(server, email);
    const codes = await ask();
    expect(await read()).toMatchObject({ email, pendingEmailChange: { newEmail } });
    expect((await read(elsewhere)).pendingEmailChange).toBeNull();
    const answer = await call(ada, 'changeEmail', { newEmail: newEmail.toUpperCase(), ...codes });
    expect([answer.status, answer.body]).toEqual([200, { email: newEmail, emailVerified: true }]);
    expect(await read()).toMatchObject({ email: newEmail, pendingEmailChange: null });
    expect((await call(elsewhere, 'read')).status).toBe(401);
    const notice = await server.mailbox.waitForMail(email);
    expect([notice.subject, notice.text]).toEqual([
      `Your ${product.name} address was changed`,
      expect.stringContaining(newEmail),
    ]);
    const events = await server.database.sql`
      select actor_id = subject_id as own, data from audit_events e join users u on u.id = e.subject_id
      where u.email = ${newEmail} and action = 'user.email-changed'`;
    expect([...events]).toEqual([{ own: true, data: null }]);
  });

  it('names the new address only in the mail to the current one, and no user', async () => {
    await call(ada, 'requestEmailChange', { newEmail });
    const [warning, confirmation] = [
      await server.mailbox.waitForMail(email),
      await server.mailbox.waitForMail(newEmail),
    ];
    expect(warning.text).toContain(newEmail);
    expect(confirmation.text).not.toMatch(/Ada|ada-/);
    for (const { subject } of [warning, confirmation]) expect(subject).not.toMatch(/[A-Z0-9]{6}/);
    expect(readCode(warning)).not.toBe(readCode(confirmation));
  });

  it('reports which code is wrong, and rejects any after five', async () => {
    const { code, currentCode } = await ask();
    const wrong = code.startsWith('A') || currentCode.startsWith('A') ? 'BBBBBB' : 'AAAAAA';
    const change = (given: string, givenCurrent: string) =>
      call(ada, 'changeEmail', { newEmail, code: given, currentCode: givenCurrent });
    for (const [given, givenCurrent, triesLeft, where] of [
      [wrong, currentCode, 4, [0]],
      [code, wrong, 3, [1]],
      [currentCode, code, 2, [0, 1]],
      [wrong, wrong, 1, [0, 1]],
    ] as const) {
      const { status, body } = await change(given, givenCurrent);
      const data = { triesLeft, wrong: where };
      expect([status, body.code, body.data]).toEqual([400, 'INVALID_OTP', data]);
    }
    for (const answer of [await change(code, wrong), await change(code, currentCode)])
      expect([answer.status, answer.body.code]).toEqual([403, 'TOO_MANY_ATTEMPTS']);
    expect((await read()).email).toBe(email);
  });

  it('allows six wrong codes an hour, for all purposes together: then right ones are rejected, too', async () => {
    const { code, currentCode } = await ask();
    const change = (given: string) => call(ada, 'changeEmail', { newEmail, code: given, currentCode });
    await call(ada, 'requestDeletion');
    const deletion = await server.mailbox.codeFor(email);
    const leave = (given: string) => call(ada, 'delete', { code: given });
    const wrong = [code, deletion].some((one) => one.startsWith('A')) ? 'BBBBBB' : 'AAAAAA';
    // Without a pending code there is nothing to guess, and nothing counts.
    for (let count = 0; count < 7; count += 1) {
      const answer = await call(ada, 'changeEmail', { newEmail: 'no@example.com', code: wrong, currentCode });
      expect(answer.body.code).toBe('INVALID_OTP');
    }
    for (const attempt of [change, leave, change, leave, change, leave]) {
      expect((await attempt(wrong)).body.code).toBe('INVALID_OTP');
    }
    for (const answer of [await change(wrong), await change(code), await leave(deletion)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'TOO_MANY_ATTEMPTS']);
    }
    const other = `other-${email}`;
    const grace = await signInUser(server, other);
    const codes = await ask(grace, other, `new-${other}`);
    expect((await call(grace, 'changeEmail', { newEmail: `new-${other}`, ...codes })).status).toBe(200);
    // The window slides: an hour after the first try the seventh is allowed.
    await server.database.sql`
      update code_failures set moments[1] = moments[1] - interval '61 minutes' where key like 'code-failures-account:%'`;
    expect((await change(code)).status).toBe(200);
  });

  it('accepts the codes for no other address, session or user, and only once', async () => {
    const codes = await ask();
    const other = { newEmail: 'other@example.com', ...codes };
    expect((await call(ada, 'changeEmail', other)).body.code).toBe('INVALID_OTP');
    const elsewhere = await signInUser(server, email);
    expect((await call(elsewhere, 'changeEmail', { newEmail, ...codes })).body.code).toBe('INVALID_OTP');
    const eve = await signInUser(server, `eve-${crypto.randomUUID()}@example.com`);
    expect((await call(eve, 'changeEmail', { newEmail, ...codes })).body.code).toBe('INVALID_OTP');
    expect((await call(ada, 'changeEmail', { newEmail, ...codes })).status).toBe(200);
    expect((await call(ada, 'changeEmail', { newEmail, ...codes })).body.code).toBe('INVALID_OTP');
  });

  it('reports expired codes, and lists them no longer', async () => {
    const codes = await ask();
    await server.database.sql`
      update verifications set expires_at = now() - interval '1 second' where id like 'account-code-%'`;
    expect((await read()).pendingEmailChange).toBeNull();
    expect((await call(ada, 'changeEmail', { newEmail, ...codes })).body.code).toBe('OTP_EXPIRED');
  });

  it('waits a minute before sending to the same address again, but not to a corrected one', async () => {
    await ask();
    const again = await call(ada, 'requestEmailChange', { newEmail });
    expect([again.status, again.body.data]).toEqual([
      429,
      { retryAfter: expect.any(Number), codeSent: true },
    ]);
    expect(again.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    const corrected = await ask(ada, email, `right-${newEmail}`);
    expect((await read()).pendingEmailChange.newEmail).toBe(`right-${newEmail}`);
    expect((await call(ada, 'changeEmail', { newEmail: `right-${newEmail}`, ...corrected })).status).toBe(
      200,
    );
  });

  it('reserves the last mail to an address for a sign-in, whose link stays valid', async () => {
    const eve = await signInUser(server, `eve-${crypto.randomUUID()}@example.com`);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      for (const browser of [ada, eve]) {
        await server.database.sql`with waiting as (delete from verifications) delete from rate_limits`;
        statuses.push((await call(browser, 'requestEmailChange', { newEmail })).status);
      }
    }
    expect(statuses).toEqual([...Array(9).fill(200), 429]);
    const owner = new Browser(server.url);
    const request = { email: newEmail, type: 'sign-in' };
    expect((await owner.post('/email-otp/send-verification-otp', request)).status).toBe(200);
    const texts: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      texts.push((await server.mailbox.waitForMail(newEmail)).text ?? '');
    }
    expect(texts.filter((text) => text.includes('/login/verify?'))).toHaveLength(1);
  });

  it('rejects the current address and invalid ones as field errors', async () => {
    for (const [given, text] of [
      [email.toUpperCase(), 'This is your address already'],
      ['nobody', 'Email is invalid'],
      ['', 'Email is required'],
    ]) {
      const answer = await call(ada, 'requestEmailChange', { newEmail: given });
      expect([answer.status, answer.body.data]).toEqual([422, { fields: { newEmail: text } }]);
    }
  });
});

describe('an address that is already taken', () => {
  it('looks like any other to the requester; its owner is notified, without a code', async () => {
    const owner = await signInUser(server, newEmail);
    const requested = await call(ada, 'requestEmailChange', { newEmail });
    const free = await call(await signInUser(server, `eve-${email}`), 'requestEmailChange', {
      newEmail: `free-${newEmail}`,
    });
    expect([requested.status, Object.keys(requested.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect((await read()).pendingEmailChange.newEmail).toBe(newEmail);
    const notice = await server.mailbox.waitForMail(newEmail);
    expect(notice.subject).toBe(`This address already has a ${product.name} account`);
    expect(() => readCode(notice)).toThrow();
    const currentCode = await server.mailbox.codeFor(email);
    const guess = await call(ada, 'changeEmail', { newEmail, code: 'AAAAAA', currentCode });
    expect([guess.status, guess.body.data]).toEqual([400, { triesLeft: 4, wrong: [0] }]);
    expect((await read(owner)).email).toBe(newEmail);
  });

  it('runs as many statements as a free one', async () => {
    await signInUser(server, newEmail);
    const insertsFor = async (address: string) => {
      const count = () => server.database.sql`select count(*)::int as n from mails`;
      const [before] = await count();
      await call(ada, 'requestEmailChange', { newEmail: address });
      const [after] = await count();
      return after?.n - before?.n;
    };
    expect(await insertsFor(newEmail)).toBe(await insertsFor(`free-${newEmail}`));
  });

  it('is reported at the end to the holder of its code: of two requesters one gets it', async () => {
    const eveEmail = `eve-${crypto.randomUUID()}@example.com`;
    const eve = await signInUser(server, eveEmail);
    const [own, hers] = [await ask(), await ask(eve, eveEmail)];
    const answers = await Promise.all([
      call(ada, 'changeEmail', { newEmail, ...own }),
      call(eve, 'changeEmail', { newEmail, ...hers }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [200, undefined],
      [409, 'EMAIL_ALREADY_USED'],
    ]);
  });

  it('is changed once by two concurrent requests of the same user', async () => {
    const elsewhere = await signInUser(server, email);
    const first = await ask();
    const second = await ask(elsewhere, email, `second-${newEmail}`);
    const answers = await Promise.all([
      call(ada, 'changeEmail', { newEmail, ...first }),
      call(elsewhere, 'changeEmail', { newEmail: `second-${newEmail}`, ...second }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
