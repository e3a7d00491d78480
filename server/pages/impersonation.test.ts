import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { postForm } from '#tests/support/post-form.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
let omarId: string;
beforeAll(async () => {
  server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' }, { pages: true });
  omarId = await idOf(await signInUser(server, 'omar@example.com', 'Omar Benali'));
});
afterAll(() => server?.stop());

let admin: Browser;
beforeEach(async () => {
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
    const email = 'neema@example.com';
    const id = await idOf(await signInUser(server, email));
    await server.database.sql`update users set name = '', onboarded_at = null where id = ${id}`;
    await actAs(id);
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
