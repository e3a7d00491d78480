import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostPasskeys } from '#contract/passkeys/passkeys.ts';
import { afterActing, likeAnyOther } from '#tests/support/after-acting.ts';
import { type Answer, Browser, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { Authenticator } from '#tests/support/passkeys-authenticator.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

let email: string;
let ada: Browser;
let key: Authenticator;
beforeEach(async () => {
  await server.database.sql`delete from rate_limits`;
  await server.database.sql`delete from code_failures`;
  email = `ada-${crypto.randomUUID()}@example.com`;
  ada = await signInUser(server, email);
  key = new Authenticator(server.url);
});

const call = (browser: Browser, id: string, data?: unknown): Promise<Answer> =>
  browser.request('POST', `${server.url}/api/fn/${id}`, { data });
const newBrowser = () => new Browser(server.url);

async function creationOptions(browser = ada, address = email) {
  expect(await outcomeOf(call(browser, 'passkeys.requestCode'))).toBe('200');
  const code = await server.mailbox.codeFor(address);
  return (await call(browser, 'passkeys.createOptions', { code })).body;
}

async function add(authenticator = key, browser = ada, address = email): Promise<Answer> {
  const credential = authenticator.create(await creationOptions(browser, address));
  return call(browser, 'passkeys.create', { name: 'Lantern key', credential });
}

/** Adds the key by its row. */
async function addRow(): Promise<void> {
  const userId = await idOf(ada);
  key.userHandle = Buffer.from(userId).toString('base64url');
  const [credential, publicKey] = [key.id, key.publicKey].map((bytes) => bytes.toString('base64url'));
  await server.database.sql`
    insert into passkeys (id, user_id, name, credential, public_key, counter, synced) values
      (gen_random_uuid(), ${userId}, 'Lantern key', ${credential ?? ''}, ${publicKey ?? ''}, 0, false)`;
}

const signInOptions = async (browser: Browser) => (await call(browser, 'passkeys.signInOptions')).body;

async function signIn(browser: Browser, deviations = {}, authenticator = key): Promise<Answer> {
  const credential = authenticator.get(await signInOptions(browser), deviations);
  return call(browser, 'passkeys.signIn', { credential });
}

const userOf = async (browser: Browser) => (await browser.get('/get-session')).body?.user?.email;
const events = async () => {
  const rows = await server.database.sql`
    select action, data from audit_events where subject_id = ${await idOf(ada)}
      and action in ('user.signed-in', 'user.passkey-added', 'user.passkey-removed') order by id`;
  return rows.map(({ action, data }) => [action, data?.with ?? null]);
};

describe('adding a passkey', () => {
  it('takes a code, and is told by mail and in the audit trail', async () => {
    const added = await add();
    const passkey = {
      id: expect.any(String),
      name: 'Lantern key',
      synced: false,
      createdAt: expect.any(String),
      lastUsedAt: null,
    };
    expect([added.status, added.body]).toEqual([200, passkey]);
    expect((await call(ada, 'passkeys.list')).body.items).toEqual([added.body]);
    const mail = await server.mailbox.waitForMail(email);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('passkey was added'),
      expect.stringContaining('Lantern key'),
    ]);
    expect((await events()).at(-1)).toEqual(['user.passkey-added', null]);
  });

  it('is refused with a wrong code, and with the code of another change', async () => {
    await call(ada, 'passkeys.requestCode');
    const code = await server.mailbox.codeFor(email);
    await call(ada, 'account.requestDeletion');
    const other = await server.mailbox.codeFor(email);
    const tries = [other, code].map((each) => () => call(ada, 'passkeys.createOptions', { code: each }));
    expect(await outcomeOf(tries[0]?.() as Promise<Answer>)).toBe('400 INVALID_OTP');
    expect(await outcomeOf(tries[1]?.() as Promise<Answer>)).toBe('200');
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['no user verification', { userVerified: false }],
    ['an id that is not its own', { id: 'another' }],
  ])('is refused with %s', async (_, deviations) => {
    const credential = key.create(await creationOptions(), deviations);
    const answer = await call(ada, 'passkeys.create', { name: 'Lantern key', credential });
    expect([await outcomeOf(answer), answer.body.message]).toEqual([
      '400 PASSKEY_REJECTED',
      'This passkey could not be verified',
    ]);
  });

  it('is refused in another session, a second time, and to others who have that key', async () => {
    const options = await creationOptions();
    const credential = key.create(options);
    const elsewhere = await signInUser(server, email);
    const create = (browser: Browser) =>
      outcomeOf(call(browser, 'passkeys.create', { name: 'Lantern key', credential }));
    expect(await create(elsewhere)).toBe('400 PASSKEY_EXPIRED');
    expect((await Promise.all([create(ada), create(ada)])).sort()).toEqual(['200', '400 PASSKEY_EXPIRED']);
    const eve = await signInUser(server, `eve-${email}`);
    expect(await outcomeOf(add(key, eve, `eve-${email}`))).toBe('409 PASSKEY_ALREADY_ADDED');
  });

  it('of two at once gives the last place to one', async () => {
    const id = await idOf(ada);
    const first = await creationOptions();
    await server.database.sql`delete from verifications`;
    const second = await creationOptions();
    await server.database.sql`insert into passkeys
      (id, user_id, name, credential, public_key, counter, synced)
      select gen_random_uuid(), ${id}, 'Lantern', gen_random_uuid(), 'k', 0, false
      from generate_series(2, ${mostPasskeys}::int)`;
    const create = (options: { challenge: string }) =>
      outcomeOf(
        call(ada, 'passkeys.create', {
          name: 'Lantern key',
          credential: new Authenticator(server.url).create(options),
        }),
      );
    const outcomes = await Promise.all([first, second].map(create));
    expect(outcomes.sort()).toEqual(['200', '400 TOO_MANY_PASSKEYS']);
    expect(await outcomeOf(call(ada, 'passkeys.requestCode'))).toBe('400 TOO_MANY_PASSKEYS');
  });
});

describe('signing in by a passkey', () => {
  beforeEach(addRow);

  it('begins a session like any other, and tells when the passkey was used', async () => {
    const browser = newBrowser();
    const { status, body } = await signIn(browser);
    expect([status, body]).toEqual([200, { id: await idOf(ada) }]);
    expect(await userOf(browser)).toBe(email);
    expect((await events()).at(-1)).toEqual(['user.signed-in', 'passkey']);
    const [passkey] = (await call(ada, 'passkeys.list')).body.items;
    expect(Date.parse(passkey.lastUsedAt)).toBeGreaterThan(Date.parse(passkey.createdAt));
    const before = [...browser.cookies];
    expect(await outcomeOf(signIn(browser))).toBe('200');
    const replaced = newBrowser();
    for (const [name, value] of before) replaced.cookies.set(name, value);
    expect(await userOf(replaced)).toBeUndefined();
  });

  it('keeps the session for 30 days in a browser in which an impersonation ended', async () => {
    const [browser] = await server.signInAdmin(`admin-${email}`);
    await server.call(browser, 'POST', `/users/${await server.addUser()}/impersonate`);
    await server.database.sql`delete from sessions where impersonated_by is not null`;
    expect(afterActing(browser, await signIn(browser))).toEqual(likeAnyOther);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['no user verification', { userVerified: false }],
    ['another user', { userHandle: 'ZXZl' }],
  ])('is refused with %s', async (_, deviations) => {
    const browser = newBrowser();
    expect(await outcomeOf(signIn(browser, deviations))).toBe('400 PASSKEY_REJECTED');
    expect(await userOf(browser)).toBeUndefined();
  });

  it('is refused to a copy, whose count of signatures is behind', async () => {
    expect(await outcomeOf(signIn(newBrowser(), { counter: 7 }))).toBe('200');
    expect(await outcomeOf(signIn(newBrowser(), { counter: 7 }))).toBe('400 PASSKEY_REJECTED');
    expect(await outcomeOf(signIn(newBrowser(), { counter: 8 }))).toBe('200');
  });

  it('is refused to an answer that was sent before, in another browser, or too late', async () => {
    const browser = newBrowser();
    const own = key.get(await signInOptions(browser), { counter: 0 });
    const other = newBrowser();
    await signInOptions(other);
    const send = (from: Browser, credential = own) =>
      outcomeOf(call(from, 'passkeys.signIn', { credential }));
    expect(await send(other)).toBe('400 PASSKEY_EXPIRED');
    expect(await send(newBrowser())).toBe('400 PASSKEY_EXPIRED');
    expect((await Promise.all([send(browser), send(browser)])).sort()).toEqual([
      '200',
      '400 PASSKEY_EXPIRED',
    ]);
    const late = key.get(await signInOptions(browser), { counter: 0 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const outcome = await send(browser, late).finally(() => vi.useRealTimers());
    expect(outcome).toBe('400 PASSKEY_EXPIRED');
  });

  it('works in two tabs of a browser', async () => {
    const browser = newBrowser();
    const [first, second] = [await signInOptions(browser), await signInOptions(browser)];
    for (const options of [second, first]) {
      const credential = key.get(options, { counter: 0 });
      expect(await outcomeOf(call(browser, 'passkeys.signIn', { credential }))).toBe('200');
    }
  });

  it('is refused once the passkey is removed, in the language of the caller', async () => {
    const [{ id }] = (await call(ada, 'passkeys.list')).body.items;
    expect((await call(ada, 'passkeys.remove', { id })).body).toEqual({ count: 1 });
    expect((await call(ada, 'passkeys.remove', { id })).body).toEqual({ count: 0 });
    expect((await events()).at(-1)).toEqual(['user.passkey-removed', null]);
    const browser = newBrowser();
    browser.headers = { 'accept-language': otherLanguage };
    const answer = await signIn(browser);
    expect(await outcomeOf(answer)).toBe('404 PASSKEY_NOT_FOUND');
    expect(answer.body.message).not.toContain('not known here');
  });

  it('is refused to banned users', async () => {
    const path = `/users/${await idOf(ada)}/ban`;
    await server.call(server.admin, 'POST', path, { reason: 'spam', until: null });
    const browser = newBrowser();
    expect(await outcomeOf(signIn(browser))).toBe('403 BANNED_USER');
    expect(await userOf(browser)).toBeUndefined();
  });
});

describe('a passkey in place of a code', () => {
  beforeEach(addRow);

  async function confirm(purpose: string, browser = ada, asked = purpose): Promise<Answer> {
    const options = (await call(browser, 'passkeys.confirmOptions', { purpose: asked })).body;
    return call(browser, 'passkeys.confirm', { purpose, credential: key.get(options) });
  }

  it('lets its user delete the account', async () => {
    const { code } = (await confirm('deletion')).body;
    expect(await outcomeOf(call(ada, 'account.delete', { code }))).toBe('200');
    expect(await userOf(ada)).toBeUndefined();
  });

  it('lets its user add another', async () => {
    const { code } = (await confirm('passkey')).body;
    const other = new Authenticator(server.url);
    const credential = other.create((await call(ada, 'passkeys.createOptions', { code })).body);
    expect(await outcomeOf(call(ada, 'passkeys.create', { name: 'Spare', credential }))).toBe('200');
  });

  it('stands for the mailbox of the current address alone when it changes', async () => {
    const newEmail = `new-${email}`;
    await call(ada, 'account.requestEmailChange', { newEmail });
    const code = await server.mailbox.codeFor(newEmail);
    const { code: currentCode } = (await confirm('email-change')).body;
    const change = (codes: object) => call(ada, 'account.changeEmail', { newEmail, ...codes });
    const wrong = await change({ code: currentCode, currentCode });
    expect([await outcomeOf(wrong), wrong.body.data.wrong]).toEqual(['400 INVALID_OTP', [0]]);
    expect(await outcomeOf(change({ code, currentCode }))).toBe('200');
  });

  it('is refused for a change of address that nobody asked for, and to other users', async () => {
    expect(await outcomeOf(confirm('email-change'))).toBe('400 OTP_EXPIRED');
    expect((await call(ada, 'account.read')).body.pendingEmailChange).toBeNull();
    const eve = await signInUser(server, `eve-${email}`);
    expect(await outcomeOf(confirm('deletion', eve))).toBe('404 PASSKEY_NOT_FOUND');
    expect(await outcomeOf(confirm('deletion', ada, 'passkey'))).toBe('400 PASSKEY_EXPIRED');
  });

  it('gives a code for that change and that session alone', async () => {
    const { code } = (await confirm('deletion')).body;
    const elsewhere = await signInUser(server, email);
    await call(elsewhere, 'account.requestDeletion');
    expect(await outcomeOf(call(elsewhere, 'account.delete', { code }))).toBe('400 INVALID_OTP');
    expect(await outcomeOf(call(ada, 'passkeys.createOptions', { code }))).toBe('400 INVALID_OTP');
  });
});

it('the passkeys of a user are shown to admins, who can remove them', async () => {
  await addRow();
  const id = await idOf(ada);
  const path = `/users/${id}/passkeys`;
  const [passkey] = (await server.call(server.admin, 'GET', path)).body.items;
  expect(passkey.name).toBe('Lantern key');
  const removed = await server.call(server.admin, 'DELETE', `${path}/${passkey.id}`);
  expect(removed.body).toEqual({ count: 1 });
  const [event] = await server.database.sql`select actor_id, action from audit_events
    where subject_id = ${id} order by id desc limit 1`;
  expect(event).toEqual({ actor_id: server.adminId, action: 'user.passkey-removed' });
  expect(await outcomeOf(signIn(newBrowser()))).toBe('404 PASSKEY_NOT_FOUND');
});
