import { afterAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '#contract/demo.ts';
import { languages } from '#contract/languages.ts';
import { Browser, outcomeOf } from '#tests/support/browser.ts';
import { enterDemo } from '#tests/support/demo.ts';
import { unknownLanguage } from '#tests/support/other-language.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ DEMO: 'true', SMTP_URL: undefined }, { pages: true });
afterAll(() => server.stop());

describe('signing in to a demo', () => {
  it('shows the code to the browser that asked, for the two people alone, as often as it likes', async () => {
    const visitor = new Browser(server.url);
    const { email } = demoAccounts.user;
    const first = await visitor.post('/email-otp/send-verification-otp', {
      email: email.toUpperCase(),
      type: 'sign-in',
    });
    expect(first.body).toEqual({ success: true, code: expect.stringMatching(/^[2-9A-Z]{6}$/) });
    const again = await visitor.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect(again.status).toBe(200);
    const other = new Browser(server.url);
    const stolen = await other.post('/sign-in/email-otp', { email, otp: again.body.code });
    expect(stolen.status).toBe(400);
    expect((await visitor.post('/sign-in/email-otp', { email, otp: again.body.code })).status).toBe(200);
    const init = await visitor.request('GET', `${server.url}/api/init`);
    expect(init.body).toMatchObject({
      demo: true,
      signUp: 'closed',
      currentUser: { email, roles: ['user'] },
    });
    for (const path of ['/email-otp/send-verification-otp', '/sign-in/email-otp']) {
      const stranger = await visitor.post(path, { email: 'me@example.com', type: 'sign-in', otp: 'ABCDEF' });
      expect([stranger.status, stranger.body.code]).toEqual([403, 'DEMO_MODE_ENABLED']);
    }
  });

  it('keeps nothing of the visitor in the session', async () => {
    await enterDemo(server, 'user');
    const rows = await server.database.sql`
      select ip_address, user_agent from sessions where id not like 'demo-%'`;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect({ ...row }).toEqual({ ip_address: null, user_agent: null });
  });

  it('shows nobody the sessions of visitors', async () => {
    const admin = await enterDemo(server, 'admin');
    await enterDemo(server, 'admin');
    const own = await admin.request('GET', `${server.url}/api/account/sessions`);
    const ofAdmin = await admin.request('GET', `${server.url}/api/users/${demoAccounts.admin.id}/sessions`);
    for (const list of [own.body.items, ofAdmin.body.items]) {
      expect(list).toHaveLength(3);
      for (const { id } of list) expect(id).toMatch(/^demo-/);
    }
    const home = await admin.request('GET', `${server.url}/api/home`);
    expect(home.body.sessionCount).toBe(3);
    // Sign-ins of visitors are not recorded: both speak of the last one of the demo's own past.
    expect(home.body.since).toBe(home.body.lastSignInAt);
    const data = await admin.request('GET', `${server.url}/api/account/data`);
    const visitors = await server.database.sql`select id from sessions where id not like 'demo-%'`;
    expect(visitors.length).toBeGreaterThan(1);
    for (const { id } of visitors) expect(JSON.stringify(data.body)).not.toContain(id);
  });

  it('has no codes in the answers of any other product', async () => {
    const other = await startTestServer();
    try {
      const answer = await new Browser(other.url).post('/email-otp/send-verification-otp', {
        email: demoAccounts.admin.email,
        type: 'sign-in',
      });
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    } finally {
      await other.stop();
    }
  });
});

describe('the records of a demo', () => {
  it('are people of all languages, with a past', async () => {
    const { sql: query } = server.database;
    const [counts] = await query`
      select (select count(distinct language)::int from users) as languages,
        (select count(*)::int from audit_events where action = 'user.signed-in') as sign_ins,
        (select count(*)::int from audit_events where created_at > now() + interval '1 second') as future`;
    // A language that is added later has no people of its own.
    expect(counts?.languages).toBeGreaterThanOrEqual(Math.min(languages.length, 2));
    expect(counts?.future).toBe(0);
    expect(counts?.sign_ins).toBeGreaterThan(5000);
  });
});

it('the dashboard shows the seeded health of mail, and no first steps', async () => {
  const admin = await enterDemo(server, 'admin');
  const { mail, firstSteps } = (await admin.request('GET', `${server.url}/api/dashboard`)).body;
  expect(mail).toMatchObject({ state: 'delivering', waiting: 0 });
  expect(mail.usualSeconds).toBeGreaterThan(0.5);
  expect(firstSteps).toBeNull();
  const dismissal = admin.request('POST', `${server.url}/api/dashboard/first-steps/dismiss`);
  expect(await outcomeOf(dismissal)).toBe('403 DEMO_MODE_ENABLED');
});

describe('pages of a demo', () => {
  const open = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });
    return { html: await answer.text(), language: answer.headers.get('content-language') };
  };

  it.each([
    ['en', unknownLanguage, ''],
    ['sw', 'sw', ''],
    ['fr', 'sw', '; i18next=fr'],
  ])(
    'are in the client’s language, %s, regardless of the shared user’s setting',
    async (language, accepted, chosen) => {
      await server.database.sql`update users set language = 'ar'`;
      const { cookieHeader } = await enterDemo(server, 'user');
      const page = await open('/app', { cookie: cookieHeader + chosen, 'accept-language': accepted });
      expect(page).toEqual({ language, html: expect.stringMatching(`<html[^>]* lang="${language}"`) });
    },
  );

  it('link to no mailbox', async () => {
    const { html } = await open('/login/verify?email=ada@example.com', {});
    expect(html).toContain('Check your e-mail');
    expect(html).not.toContain('/dev/mailbox');
  });
});
