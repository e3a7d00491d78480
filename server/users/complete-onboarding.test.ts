import { afterAll, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { postForm } from '#tests/support/post-form.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({}, { pages: true });
afterAll(() => server.stop());

async function stored(email: string): Promise<{ name: string; onboarded_at: Date | null } | undefined> {
  const [row] = await server.database.sql<{ name: string; onboarded_at: Date | null }[]>`
    select name, onboarded_at from users where email = ${email}`;
  return row;
}

const postName = (browser: Browser, path: string, name: string) => postForm(browser, path, `name=${name}`);

/** Signed in, and not asked for a name yet. */
async function newcomer(email: string): Promise<Browser> {
  const visitor = await signInUser(server, email);
  await server.database.sql`update users set name = '', onboarded_at = null where email = ${email}`;
  return visitor;
}

describe('onboarding done twice', () => {
  it('keeps the first name and its moment, and says so to who asks again', async () => {
    const visitor = await signInUser(server, 'amina@example.com', 'Amina Wanjiru');
    const before = await stored('amina@example.com');
    const again = await visitor.request('POST', `${server.url}/api/onboarding`, { name: 'Somebody Else' });
    expect([again.status, again.body]).toMatchObject([200, { name: 'Amina Wanjiru', onboarded: true }]);
    expect(await stored('amina@example.com')).toEqual(before);
  });

  it('at the same moment stores one of the names, and tells it to all', async () => {
    const visitor = await newcomer('neema@example.com');
    const answers = await Promise.all(
      ['Neema One', 'Neema Two', 'Neema Three', 'Neema Four'].map((name) =>
        visitor.request('POST', `${server.url}/api/onboarding`, { name }),
      ),
    );
    const name = (await stored('neema@example.com'))?.name;
    expect(answers.map(({ status, body }) => [status, body.name])).toEqual(
      Array.from({ length: 4 }, () => [200, name]),
    );
  });

  it.each(['/app', '/app?from=mail', '/manager'])('by the form at %s leads to the page', async (path) => {
    const email = `form-${path.replace(/\W/g, '')}@example.com`;
    const visitor = await newcomer(email);
    const first = await postName(visitor, path, 'Ada+Lovelace');
    expect([first.status, first.headers.location]).toEqual([303, path]);
    const second = await postName(visitor, path, 'Somebody+Else');
    if (path === '/manager') expect(second.status).toBe(403);
    else expect([second.status, second.headers.location]).toEqual([303, path]);
    expect((await stored(email))?.name).toBe('Ada Lovelace');
  });

  it('by the form at an address that is no page ends there as a visit does', async () => {
    const visitor = await newcomer('lost@example.com');
    expect((await postName(visitor, '/app/nowhere', 'Ada+Lovelace')).status).toBe(303);
    expect((await postName(visitor, '/app/nowhere', 'Ada+Lovelace')).status).toBe(404);
  });
});
