import { describe, expect, it } from 'vitest';
import { demoAccounts } from '#contract/demo.ts';
import { signInActions } from '#contract/sign-in-events.ts';
import type { AuthServer } from '#tests/support/auth-server.ts';
import { startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { enterDemo } from '#tests/support/demo.ts';
import { setUpSocialSignIn } from '#tests/support/social-sign-in.ts';

const social = setUpSocialSignIn();
const { comeBack } = social;

/** The recorded events, oldest first, with users by their address. */
async function events({ database: { sql } }: Pick<AuthServer, 'database'> = social.server) {
  const rows = await sql`
    select e.action, actor.email as actor, subject.email as subject, e.subject_id, e.data
    from audit_events e left join users actor on actor.id = e.actor_id
      left join users subject on subject.id = e.subject_id and e.subject_type = 'user' order by e.id`;
  return rows.map(({ action, actor, subject, subject_id, data }) => [
    action,
    actor,
    subject ?? subject_id,
    data,
  ]);
}

async function askForCode(browser: Browser, email: string, server = social.server): Promise<string> {
  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  return server.codeFor(email);
}

/** Makes the codes sent so far older. */
const age = (minutes: number) =>
  social.server.database.sql`
    update verifications set expires_at = expires_at - ${minutes} * interval '1 minute'`;

const ada = 'ada@example.com';

describe('a sign-in', () => {
  it('is recorded with its method, and whether it was a sign-up or from a new browser', async () => {
    const browser = await social.server.signInByCode(ada);
    expect(await events()).toEqual([
      ['user.signed-up', ada, ada, null],
      ['user.signed-in', ada, ada, { with: 'code' }],
    ]);
    await age(2);
    await browser.post('/sign-in/email-otp', { email: ada, otp: await askForCode(browser, ada) });
    await social.server.signInByCode(ada);
    expect((await events()).slice(2)).toEqual([
      ['user.signed-in', ada, ada, { with: 'code' }],
      ['user.signed-in', ada, ada, { with: 'code', newDevice: true }],
    ]);
  });

  it('is recorded with the provider, which makes the browser known as well', async () => {
    const browser = social.server.browser();
    await comeBack(browser);
    await comeBack(browser);
    await comeBack(social.server.browser());
    expect(await events()).toEqual([
      ['user.signed-up', ada, ada, null],
      ['user.signed-in', ada, ada, { with: 'oidc' }],
      ['user.signed-in', ada, ada, { with: 'oidc' }],
      ['user.signed-in', ada, ada, { with: 'oidc', newDevice: true }],
    ]);
  });

  it('is not recorded for linking an account, impersonation, or a provider’s error', async () => {
    const { server, provider } = social;
    const admin = await server.signInByCode('admin@example.com');
    await server.signInByCode('omar@example.com');
    const signIns = async () =>
      (await events()).filter(([action]) => signInActions.some((name) => name === action));
    const before = await signIns();
    const [omar] = await server.database.sql`select id from users where email = 'omar@example.com'`;
    await server.actAs(admin, omar?.id);
    expect((await admin.post('/admin/stop-impersonating', {})).status).toBe(200);
    provider.signInAs({ sub: 'admin', email: 'admin@example.com', email_verified: true });
    await comeBack(admin, '/link-social');
    provider.signInAs({ sub: 'eve', email: 'eve@example.com', email_verified: false });
    provider.refuseWith('access_denied');
    await comeBack(server.browser());
    expect(await server.database.sql`select 1 from accounts`).toHaveLength(1);
    expect(await signIns()).toEqual(before);
  });
});

describe('a rejected code', () => {
  it('is recorded with its reason, for the user with that address', async () => {
    await social.server.signInByCode(ada);
    await age(2);
    const browser = social.server.browser();
    const code = await askForCode(browser, ada);
    const attempt = async (otp: string) =>
      (await browser.post('/sign-in/email-otp', { email: ada, otp })).body.code;
    expect(await attempt('AAAAAA')).toBe('INVALID_OTP');
    await age(11);
    expect(await attempt(code)).toBe('OTP_EXPIRED');
    await askForCode(browser, ada);
    for (const expected of [...Array(4).fill('INVALID_OTP'), 'TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
      expect(await attempt('AAAAAA')).toBe(expected);
    const rejected = (await events()).slice(2);
    expect(rejected.map(([, , , data]) => data.reason)).toEqual([
      'wrong',
      'expired',
      ...Array(5).fill('wrong'),
      'used-up',
    ]);
    expect(new Set(rejected.map(([action, actor, subject]) => [action, actor, subject].join()))).toEqual(
      new Set([`user.code-refused,,${ada}`]),
    );
  });

  it('is counted for an address without an account too, without storing the address', async () => {
    const answer = await social.server
      .browser()
      .post('/sign-in/email-otp', { email: 'eve@example.com', otp: 'AAAAAA' });
    expect(answer.body.code).toBe('COOKIES_NEEDED');
    expect(await events()).toEqual([['user.code-refused', null, '', { reason: 'wrong' }]]);
  });
});

it('is deleted a year later, and nothing else', async () => {
  const { sql } = social.server.database;
  const actions = ['user.signed-up', 'user.signed-in', 'user.code-refused', 'user.banned'];
  for (const action of actions) {
    for (const age of ['1 year 1 hour', '1 year -1 hour'])
      await sql`insert into audit_events (action, subject_type, subject_id, created_at)
        values (${action}, 'user', ${age}, now() - ${age}::interval)`;
  }
  await cleanUp(social.server.database);
  expect((await events()).map(([action, , age]) => `${action} ${age}`)).toEqual([
    'user.signed-up 1 year -1 hour',
    'user.signed-in 1 year -1 hour',
    'user.code-refused 1 year -1 hour',
    'user.banned 1 year 1 hour',
    'user.banned 1 year -1 hour',
  ]);
});

it('is neither recorded nor deleted in a demo', async () => {
  const own = await createTestDatabase();
  const server = await startAuthServer({ database: own.database, environment: { demo: true } });
  await own.database.sql`insert into audit_events (action, subject_type, subject_id, created_at)
    values ('user.signed-in', 'user', 'seeded', now() - interval '2 years')`;
  const { id, name, email } = demoAccounts.user;
  await own.database.sql`insert into users (id, name, email) values (${id}, ${name}, ${email})`;
  await enterDemo(server, 'user');
  await server.browser().post('/sign-in/email-otp', { email, otp: 'AAAAAA' });
  expect(await events(server)).toEqual([['user.signed-in', null, 'seeded', null]]);
  await server.stop();
  await own.drop();
});
