import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import { product } from '#contract/product.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

let ada: Browser;
let email: string;
let adaId: string;

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.sql`delete from rate_limits`;
  email = `ada-${crypto.randomUUID()}@example.com`;
  ada = await signInUser(server, email, 'Ada Lovelace');
  adaId = (await ada.get('/get-session')).body.user.id;
});

const call = (browser: Browser, id: string, data?: unknown): Promise<Answer> =>
  browser.request('POST', `${server.url}/api/fn/account.${id}`, { data });
const read = async (browser = ada) => (await call(browser, 'read')).body;
const events = async (action: string) => [
  ...(await server.database.sql`
    select actor_id, data from audit_events where subject_id = ${adaId} and action = ${action} order by id`),
];

async function link(provider: string, userId = adaId): Promise<void> {
  await server.database.sql`
    insert into accounts (id, account_id, account_name, provider_id, user_id) values
    (${crypto.randomUUID()}, ${crypto.randomUUID()}, ${`me-at-${provider}`}, ${provider}, ${userId})`;
}

describe('an impersonating admin', () => {
  it('sees the account, but nothing else of it, and cannot change it, by REST or RPC', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    await admin.request('POST', `${server.url}/api/users/${adaId}/impersonate`);
    expect(await read(admin)).toMatchObject({ email, name: 'Ada Lovelace' });
    for (const { id } of operations.filter(({ id }) => /^account\.(?!read$)/.test(id))) {
      const answer = await admin.request('POST', `${server.url}/api/fn/${id}`, { data: {} });
      expect([id, answer.status, answer.body.code]).toEqual([id, 403, 'NOT_WHILE_IMPERSONATING']);
    }
    const others: [string, string, unknown?][] = [
      ['POST', '/update-user', { name: 'Ada King' }],
      ['POST', '/link-social', { provider: 'oidc', callbackURL: '/app/account' }],
      ['POST', '/revoke-sessions'],
      ['POST', '/revoke-other-sessions'],
      ['POST', '/delete-user', {}],
    ];
    for (const [method, path, body] of others) {
      const answer = await admin.request(method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'NOT_WHILE_IMPERSONATING']);
    }
    expect((await admin.post('/admin/stop-impersonating')).status).toBe(200);
    expect((await call(admin, 'sessions')).status).toBe(200);
  });

  it('cannot set the user’s name in onboarding', async () => {
    await server.database.sql`update users set name = '', onboarded_at = null where id = ${adaId}`;
    const admin = await signInUser(server, 'admin@example.com');
    await admin.request('POST', `${server.url}/api/users/${adaId}/impersonate`);
    const body = { data: { name: 'Somebody Else' } };
    const answer = await admin.request('POST', `${server.url}/api/fn/onboarding.complete`, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'NOT_WHILE_IMPERSONATING']);
    const [row] = await server.database.sql`select name, onboarded_at from users where id = ${adaId}`;
    expect(row).toEqual({ name: '', onboarded_at: null });
  });
});

describe('name and language', () => {
  it('are updated, the name trimmed and recorded once', async () => {
    for (const name of ['  Ada King ', 'Ada King']) {
      expect((await call(ada, 'changeName', { name })).body).toEqual({ name: 'Ada King' });
    }
    expect((await call(ada, 'setLanguage', { language: otherLanguage })).body).toEqual({
      language: otherLanguage,
    });
    expect(await read()).toMatchObject({
      name: 'Ada King',
      language: otherLanguage,
      email,
      emailVerified: true,
    });
    expect(await events('user.updated')).toEqual([{ actor_id: adaId, data: { fields: ['name'] } }]);
  });
});

describe('own sessions', () => {
  const list = async (browser = ada) => (await call(browser, 'sessions')).body.items;

  it('are listed, the current one first, without tokens and without those of impersonating admins', async () => {
    const elsewhere = await signInUser(server, email);
    const admin = await signInUser(server, 'admin@example.com');
    await admin.request('POST', `${server.url}/api/users/${adaId}/impersonate`);
    const items = await list();
    expect(items).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    expect(await list(elsewhere)).toMatchObject([{ id: items[1].id, isCurrent: true }, { id: items[0].id }]);
    const tokens = await server.database.sql`select token from sessions`;
    for (const { token } of tokens) expect(JSON.stringify(items)).not.toContain(token);
  });

  it('are ended one by one, except the current one and other users’ sessions', async () => {
    const elsewhere = await signInUser(server, email);
    const eve = await signInUser(server, `eve-${email}`);
    const [current, other] = await list();
    const [hers] = await list(eve);
    expect((await call(ada, 'revokeSession', { id: hers.id })).body).toEqual({ count: 0 });
    expect(await list(eve)).toHaveLength(1);
    expect((await call(ada, 'revokeSession', { id: current.id })).status).toBe(400);
    for (const count of [1, 0]) {
      expect((await call(ada, 'revokeSession', { id: other.id })).body).toEqual({ count });
    }
    expect((await call(elsewhere, 'read')).status).toBe(401);
    expect(await events('user.sessions-revoked')).toEqual([{ actor_id: adaId, data: { count: 1 } }]);
  });

  it('are all ended except the current one', async () => {
    const others = [await signInUser(server, email), await signInUser(server, email)];
    const eve = await signInUser(server, `eve-${email}`);
    // An expired one that is not deleted yet.
    await server.database.sql`
      insert into sessions (id, token, user_id, expires_at) values (${adaId}, ${adaId}, ${adaId}, now())`;
    for (const count of [2, 0]) {
      expect((await call(ada, 'revokeOtherSessions')).body).toEqual({ count });
    }
    expect(await events('user.sessions-revoked')).toEqual([{ actor_id: adaId, data: { count: 2 } }]);
    for (const other of others) expect((await call(other, 'read')).status).toBe(401);
    expect([(await call(ada, 'read')).status, (await call(eve, 'read')).status]).toEqual([200, 200]);
  });
});

describe('sessions of an admin', () => {
  it('end together with the admin’s impersonations', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    const acting = await signInUser(server, 'admin@example.com');
    await acting.request('POST', `${server.url}/api/users/${adaId}/impersonate`);
    expect((await call(acting, 'read')).body.email).toBe(email);
    expect((await call(admin, 'revokeOtherSessions')).status).toBe(200);
    const statuses = [acting, admin, ada].map(async (browser) => (await call(browser, 'read')).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200]);
  });
});

describe('linked accounts', () => {
  it('are shown, and all can be unlinked by a user who can sign in by code', async () => {
    await link('github');
    expect((await read()).canUnlink).toBe(true);
    expect((await call(ada, 'unlink', { providerId: 'github' })).status).toBe(200);
    expect((await read()).linkedAccounts).toEqual([]);
  });

  it('are shown, and all but the last can be unlinked if the address is not verified', async () => {
    await server.database.sql`update users set email_verified = false where id = ${adaId}`;
    expect(await read()).toMatchObject({ linkedAccounts: [], canUnlink: false });
    await link('github');
    expect(await read()).toMatchObject({
      linkedAccounts: [{ providerId: 'github', accountName: 'me-at-github' }],
      canUnlink: false,
    });
    await link('google');
    expect((await read()).canUnlink).toBe(true);
    const gone = await call(ada, 'unlink', { providerId: 'github' });
    expect([gone.status, gone.body]).toEqual([200, { providerId: 'github' }]);
    const last = await call(ada, 'unlink', { providerId: 'google' });
    expect([last.status, last.body]).toEqual([
      400,
      { code: 'FAILED_TO_UNLINK_LAST_ACCOUNT', message: "You can't unlink your last account" },
    ]);
    const unknown = await call(ada, 'unlink', { providerId: 'github' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    expect(await events('user.account-unlinked')).toEqual([
      { actor_id: adaId, data: { provider: 'github' } },
    ]);
  });

  it('keep one when two are unlinked concurrently', async () => {
    await server.database.sql`update users set email_verified = false where id = ${adaId}`;
    await link('github');
    await link('google');
    const answers = await Promise.all(
      ['github', 'google'].map((providerId) => call(ada, 'unlink', { providerId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await read()).linkedAccounts).toHaveLength(1);
  });

  it('of other users are not changed', async () => {
    const eve = await signInUser(server, `eve-${email}`);
    const eveId = (await eve.get('/get-session')).body.user.id;
    await link('github', eveId);
    await link('google', eveId);
    await link('google');
    await link('oidc');
    expect((await call(ada, 'unlink', { providerId: 'github' })).status).toBe(404);
    expect((await read(eve)).linkedAccounts).toHaveLength(2);
  });
});

describe('deleting one’s own account', () => {
  it('requires a code, sends a last mail, and leaves no data that names the user', async () => {
    const requested = await call(ada, 'requestDeletion');
    expect(Date.parse(requested.body.expiresAt) - Date.parse(requested.body.resendAt)).toBe(9 * 60_000);
    const code = await server.mailbox.codeFor(email);
    const answer = await call(ada, 'delete', { code });
    expect([answer.status, answer.body]).toEqual([200, { deleted: true }]);
    expect([...ada.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
    expect((await server.mailbox.waitForMail(email)).subject).toBe(
      `Your ${product.name} account was deleted`,
    );
    expect(await server.database.sql`select 1 from users where id = ${adaId}`).toHaveLength(0);
    // The address can sign up again.
    const again = await signInUser(server, email);
    expect((await again.get('/get-session')).body.user.id).not.toBe(adaId);
  });
});
