import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { postForm } from '#tests/support/post-form.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let omarId: string;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
  await signInUser(server, 'omar@example.com', 'Omar Benali');
  const [omar] = await server.database.sql`select id from users where email = 'omar@example.com'`;
  omarId = omar?.id;
});
afterAll(() => server?.stop());

let admin: Browser;
beforeEach(async () => {
  await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
  await server.database.sql`delete from verifications`;
  admin = await signInUser(server, 'admin@example.com', 'Amina Wanjiru');
});

const currentUserOf = async (browser: Browser) =>
  (await browser.request('GET', `${server.url}/api/init`)).body.currentUser;

const actAs = async (userId: string) => {
  const { status } = await admin.request('POST', `${server.url}/api/users/${userId}/impersonate`);
  expect(status).toBe(200);
};

const banner = /<aside aria-label="Impersonation".*Amina Wanjiru.*Stop impersonating.*<\/aside>/s;

/** The request of the banner's form without JavaScript. */
async function stopByForm(): Promise<string> {
  const answer = await postForm(admin, '/stop-impersonating');
  admin.store([answer.headers['set-cookie'] ?? []].flat());
  return String(answer.headers.location);
}

describe('an impersonating admin', () => {
  it('sees the banner in the user area, and on pages that are forbidden or not found', async () => {
    await actAs(omarId);
    for (const [path, status] of [
      ['/manager/users', 403],
      ['/app', 200],
      ['/nothing', 404],
    ] as const) {
      const page = await admin.request('GET', server.url + path);
      expect([page.status, banner.test(page.body), page.body.includes('Omar Benali')]).toEqual([
        status,
        true,
        true,
      ]);
    }
  });

  it('sees it above the onboarding form of a new user', async () => {
    const newcomer = new Browser(server.url);
    const email = 'neema@example.com';
    await newcomer.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    await newcomer.post('/sign-in/email-otp', { email, otp: await server.mailbox.codeFor(email) });
    await actAs((await currentUserOf(newcomer)).id);
    const page = await admin.request('GET', `${server.url}/app`);
    expect(page.body).toMatch(banner);
    expect(page.body).toContain(email);
  });

  it('stops without JavaScript, and is redirected to the page of that user', async () => {
    const { id } = await currentUserOf(admin);
    await actAs(omarId);
    expect(await stopByForm()).toBe(`/manager/users/${omarId}`);
    expect(await currentUserOf(admin)).toMatchObject({ id, impersonatedBy: null });
  });

  it('can stop even if the admin’s own session has expired, and is then signed out', async () => {
    const { id } = await currentUserOf(admin);
    await server.database.sql`delete from sessions where impersonated_by = ${id}`;
    await actAs(omarId);
    await server.database.sql`delete from sessions where user_id = ${id}`;
    const page = encodeURIComponent(`/manager/users/${omarId}`);
    expect(await stopByForm()).toBe(`/login?redirect=${page}`);
    expect(await currentUserOf(admin)).toBeNull();
    expect(await server.database.sql`select 1 from sessions where impersonated_by = ${id}`).toHaveLength(0);
  });
});
