import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { product } from '#contract/product.ts';
import { findRedis } from '#scripts/testing/setup-programs.ts';
import type { Browser } from '#tests/support/browser.ts';
import { type RedisServer, skipWithoutRedis, startRedisServer } from '#tests/support/redis-server.ts';
import { adminEmail } from '#tests/support/server-process.ts';
import { startTestCluster, type TestCluster } from './start-test-cluster.ts';

// Several processes start, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

let redis: RedisServer | undefined;
let cluster: TestCluster;
let admin: Browser;

const get = async (browser: Browser, path: string) => (await browser.get(`${browser.url}${path}`)).status;
const everywhere = (browser: Browser, path: string) =>
  Promise.all([0, 1, 2].map((server) => get(cluster.at(server, browser), path)));
const idOf = async (email: string) =>
  (await cluster.primary<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';
/** With Redis: as long after a person's last change as it takes for the session to be kept there again. */
async function keepAgain(browser: Browser): Promise<void> {
  if (!redis) return;
  await redis.empty();
  await expect
    .poll(async () => {
      await everywhere(browser, '/api/home');
      return redis?.count(`${product.slug}:session:*`);
    })
    .toBe(1);
}
const asAdmin = (method: string, path: string, body?: unknown) =>
  admin.request(method, `${admin.url}${path}`, body);

describe.each([
  ['PostgreSQL', false],
  ['Redis', true],
])('with sessions and limits in %s', (_name, inRedis) => {
  beforeAll(async () => {
    if (inRedis && !findRedis()) return;
    redis = inRedis ? await startRedisServer() : undefined;
    cluster = await startTestCluster(redis && { REDIS_URL: redis.url });
    admin = await cluster.signIn(0, adminEmail);
  });
  afterAll(async () => {
    await cluster?.stop();
    await redis?.kill();
  });
  beforeEach((context) => {
    if (inRedis) skipWithoutRedis(context);
  });

  test('a code requested at one server signs in at another, and signing out at a third ends the session', async () => {
    const first = cluster.at(0);
    const email = 'code@example.com';
    await first.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const second = cluster.at(1, first);
    const otp = await cluster.mailbox.codeFor(email);
    expect((await second.post('/sign-in/email-otp', { email, otp })).status).toBe(200);
    await second.request('POST', `${second.url}/api/onboarding`, { name: 'Amina' });
    expect(await everywhere(second, '/api/home')).toEqual([200, 200, 200]);
    await keepAgain(second);
    const third = cluster.at(2, second);
    expect((await third.post('/sign-out')).status).toBe(200);
    expect(await everywhere(second, '/api/home')).toEqual([401, 401, 401]);
  });

  test('a ban, a role and a revocation hold at every server from the next request on', async () => {
    const email = 'person@example.com';
    const person = await cluster.signIn(1, email);
    const id = await idOf(email);
    const roles = (names: string[]) => asAdmin('PUT', `/api/users/${id}/roles`, { roles: names });

    await keepAgain(person);
    expect(await everywhere(person, '/api/users')).toEqual([403, 403, 403]);
    expect((await roles(['admin'])).status).toBe(200);
    expect(await everywhere(person, '/api/users')).toEqual([200, 200, 200]);
    await keepAgain(person);
    expect((await roles(['user'])).status).toBe(200);
    expect(await everywhere(person, '/api/users')).toEqual([403, 403, 403]);

    const other = await cluster.signIn(2, email);
    expect(await everywhere(other, '/api/home')).toEqual([200, 200, 200]);
    await keepAgain(person);
    const ended = await other.request('POST', `${other.url}/api/account/sessions/revoke-others`);
    expect(ended.status).toBe(200);
    expect(await everywhere(person, '/api/home')).toEqual([401, 401, 401]);
    expect(await everywhere(other, '/api/home')).toEqual([200, 200, 200]);

    await keepAgain(other);
    expect((await asAdmin('POST', `/api/users/${id}/ban`, {})).status).toBe(200);
    expect(await everywhere(other, '/api/home')).toEqual([401, 401, 401]);
  });

  test('an impersonation without the cookie of its admin ends at every server', async () => {
    const email = 'acted@example.com';
    await cluster.signIn(1, email);
    const acting = await cluster.signIn(0, adminEmail);
    const begun = await acting.post('/admin/impersonate-user', { userId: await idOf(email) });
    expect(begun.status).toBe(200);
    await keepAgain(acting);
    expect(acting.cookies.delete(`${product.slug}.admin_session`)).toBe(true);
    expect((await cluster.at(2, acting).post('/admin/stop-impersonating')).status).toBe(401);
    expect(await everywhere(acting, '/api/home')).toEqual([401, 401, 401]);
  });

  test('a rate limit is shared by all servers', async () => {
    const client = cluster.at(0);
    const ask = async (number: number) => {
      const browser = cluster.at(number % 3, client);
      const email = `limit${number}@example.com`;
      return (await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' })).status;
    };
    const answers = await Promise.all(Array.from({ length: 33 }, (_, number) => ask(number)));
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect(await Promise.all([0, 1, 2].map(ask))).toEqual([429, 429, 429]);
  });

  if (!inRedis) return;

  test('without Redis sessions go on, limits hold, and sessions end at every server', async () => {
    const person = await cluster.signIn(0, 'outage@example.com');
    await keepAgain(person);
    await redis?.kill();
    expect(await everywhere(person, '/api/home')).toEqual([200, 200, 200]);
    const newcomer = await cluster.signIn(1, 'newcomer@example.com').catch((error: unknown) => error);
    expect(newcomer).not.toBeInstanceOf(Error);
    const banned = await cluster.signIn(1, 'banned@example.com');
    const id = await idOf('banned@example.com');
    expect((await asAdmin('POST', `/api/users/${id}/ban`, {})).status).toBe(200);
    expect(await everywhere(banned, '/api/home')).toEqual([401, 401, 401]);
    expect((await cluster.at(2, person).post('/sign-out')).status).toBe(200);
    expect(await everywhere(person, '/api/home')).toEqual([401, 401, 401]);
    await redis?.start();
    expect(await everywhere(person, '/api/home')).toEqual([401, 401, 401]);
  });
});
