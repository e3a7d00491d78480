import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { type Browser, Browser as NewBrowser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());
// Many users sign in from the one network of this machine.
beforeEach(() => server.database.sql`with mails as (delete from code_failures) delete from rate_limits`);

const sessionCookie = `${product.slug}.session_token`;
let people = 0;

async function newPerson(): Promise<{ browser: Browser; email: string; id: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = await signInUser(server, email);
  return { browser, email, id: await idOf(browser) };
}

/** Another browser with the same cookies, as stolen by an attacker. */
function copyOf(browser: Browser): Browser {
  const copy = new NewBrowser(server.url);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

async function signInAgain(browser: Browser, email: string): Promise<void> {
  await server.database.sql`update verifications set expires_at = expires_at - interval '2 minutes'`;
  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const answer = await browser.post('/sign-in/email-otp', {
    email,
    otp: await server.mailbox.codeFor(email),
  });
  expect(answer.status).toBe(200);
}

/** Expects a session to be rejected over REST, RPC and by better-auth. */
async function refusedEverywhere(browser: Browser): Promise<void> {
  const [rest, rpc] = await Promise.all([
    server.call(browser, 'GET', '/account'),
    server.call(browser, 'POST', '/fn/account.read', {}),
  ]);
  expect([rest.status, rpc.status]).toEqual([401, 401]);
  expect((await browser.get('/get-session')).body).toBeNull();
}

describe('the token of a session', () => {
  it('is new at each sign-in, never the previous one', async () => {
    const { browser, email } = await newPerson();
    const first = browser.cookies.get(sessionCookie);
    await signInAgain(browser, email);
    expect(browser.cookies.get(sessionCookie)).not.toBe(first);

    const victim = new NewBrowser(server.url);
    victim.cookies.set(sessionCookie, 'planted.by-somebody');
    await signInAgain(victim, email);
    expect(decodeURIComponent(victim.cookies.get(sessionCookie) ?? '')).not.toContain('planted');
  });

  it('of the previous session becomes invalid: a copy of that cookie is rejected', async () => {
    const { browser, email } = await newPerson();
    const thief = copyOf(browser);
    const elsewhere = new NewBrowser(server.url);
    await signInAgain(elsewhere, email);
    await signInAgain(browser, email);
    await refusedEverywhere(thief);
    expect((await server.call(elsewhere, 'GET', '/account')).status).toBe(200);
  });

  it('planted by an attacker becomes invalid when the victim signs in', async () => {
    const attacker = await newPerson();
    const victim = await newPerson();
    const planted = copyOf(attacker.browser);
    await signInAgain(planted, victim.email);
    expect(await idOf(planted)).toBe(victim.id);
    await refusedEverywhere(attacker.browser);
  });
});

describe('a copied cookie is invalid after', () => {
  it.each<[string, (person: { browser: Browser; id: string }) => Promise<unknown>]>([
    ['signing out', ({ browser }) => browser.post('/sign-out', {})],
    [
      'a ban',
      ({ id }) => server.call(server.admin, 'POST', `/users/${id}/ban`, { reason: 'spam', until: null }),
    ],
    [
      'an admin has ended the sessions',
      ({ id }) => server.call(server.admin, 'DELETE', `/users/${id}/sessions`),
    ],
    ['the account is deleted', ({ id }) => server.call(server.admin, 'DELETE', `/users/${id}`)],
    [
      'the session has expired',
      ({ id }) => server.database.sql`update sessions set expires_at = now() where user_id = ${id}`,
    ],
  ])('%s', async (_what, end) => {
    const person = await newPerson();
    const thief = copyOf(person.browser);
    expect((await server.call(thief, 'GET', '/account')).status).toBe(200);
    await end(person);
    await refusedEverywhere(thief);
  });
});

it('a removed role takes effect with the next request, and its impersonations end', async () => {
  const [browser, id] = await server.signInAdmin('second@example.com');
  const person = await newPerson();
  const acting = copyOf(browser);
  expect((await server.call(acting, 'POST', `/users/${person.id}/impersonate`)).status).toBe(200);
  expect((await server.call(browser, 'GET', '/users')).status).toBe(200);
  expect((await server.call(server.admin, 'PUT', `/users/${id}/roles`, { roles: ['user'] })).status).toBe(
    200,
  );
  expect((await server.call(browser, 'GET', '/users')).status).toBe(403);
  await refusedEverywhere(acting);
});
