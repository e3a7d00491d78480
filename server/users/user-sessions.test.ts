import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '#tests/support/browser.ts';
import { writeGeoDatabase } from '#tests/support/geo-database.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const english: Record<string, string> = { en: 'Fez' };
const folder = await mkdtemp(join(tmpdir(), 'test-sessions-'));
const path = join(folder, 'places.mmdb');
await writeGeoDatabase(path, [
  { network: '192.0.2.0/24', city: { ...english, [otherLanguage]: 'Fès' }, country: 'MA' },
]);
const server = await startUsersServer({ GEOIP_DATABASE: path });
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const call = (method: string, path: string, body?: unknown) => server.call(server.admin, method, path, body);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('the mail with a code tells with what it was asked for', async () => {
  const asker = new Browser(server.url);
  asker.headers = { 'user-agent': firefox, 'accept-language': otherLanguage };
  await asker.post('/email-otp/send-verification-otp', { email: 'asker@example.com', type: 'sign-in' });
  expect((await server.mailbox.waitForMail('asker@example.com')).text).toContain('Firefox, Linux');
});

describe('the sessions of a user', () => {
  it('tell device, place and last use, last used first, and no token', async () => {
    const id = await server.addUser();
    const old = await server.addSession(id, { usedMinutesAgo: 600 });
    const recent = await server.addSession(id, {
      userAgent: firefox,
      ipAddress: '192.0.2.14',
      usedMinutesAgo: 12,
    });
    await server.database
      .sql`insert into sessions (id, token, user_id, expires_at) values ('over', 'over', ${id}, now())`;
    server.admin.headers = { 'accept-language': otherLanguage };
    const { status, body } = await call('GET', `/users/${id}/sessions`);
    server.admin.headers = {};
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        id: recent,
        device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
        ipAddress: '192.0.2.14',
        place: { isLocal: false, city: 'Fès', country: 'MA' },
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        impersonatedBy: null,
        isCurrent: false,
      },
      expect.objectContaining({
        id: old,
        device: { browser: null, system: null, kind: 'other' },
        ipAddress: null,
        place: null,
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('token');
  });

  it('say which one asks, and who acts as the person', async () => {
    const own = await call('GET', `/users/${server.adminId}/sessions`);
    expect(own.body.items.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true]);
    const [second, secondId] = await server.signInAdmin('second@example.com');
    const id = await server.addUser();
    await server.call(second, 'POST', `/users/${id}/impersonate`);
    const { body } = await call('GET', `/users/${id}/sessions`);
    expect(body.items).toEqual([
      expect.objectContaining({ impersonatedBy: { id: secondId, name: 'Amina Wanjiru' }, isCurrent: false }),
    ]);
  });
});

describe('sessions are ended', () => {
  it('one by one, by id, of that user alone', async () => {
    const ada = await signInUser(server, 'ada@example.com');
    const id = await idOf(ada);
    const other = await server.addSession(id);
    const [session] = (await call('GET', `/users/${id}/sessions`)).body.items.filter(
      (item: { id: string }) => item.id !== other,
    );
    const wrong = await call('DELETE', `/users/${server.adminId}/sessions/${session.id}`);
    expect([wrong.status, wrong.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await server.call(ada, 'GET', '/home')).status).toBe(200);
    expect((await call('DELETE', `/users/${id}/sessions/${session.id}`)).body).toEqual({ count: 1 });
    expect((await server.call(ada, 'GET', '/home')).status).toBe(401);
    expect((await call('GET', `/users/${id}/sessions`)).body.items).toHaveLength(1);
    expect((await call('DELETE', `/users/${id}/sessions/${session.id}`)).status).toBe(404);
  });
});

describe('acting as somebody', () => {
  it('goes on until it is stopped, and administrates nobody', async () => {
    const [acting, actingId] = await server.signInAdmin('acting@example.com');
    const id = await server.addUser();
    expect((await server.call(acting, 'POST', `/users/${id}/impersonate`)).body).toEqual({ id });
    const { currentUser } = (await server.call(acting, 'GET', '/init')).body;
    expect([currentUser.id, currentUser.impersonatedBy]).toEqual([
      id,
      { id: actingId, name: 'Amina Wanjiru' },
    ]);
    const refused = await server.call(acting, 'GET', '/users');
    expect([refused.status, refused.body.code]).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    await acting.post('/admin/stop-impersonating');
    expect(await idOf(acting)).toBe(actingId);
    expect((await server.call(acting, 'GET', '/users')).status).toBe(200);
  });

  it('ends when the person becomes an admin', async () => {
    const [acting] = await server.signInAdmin('surprised@example.com');
    const id = await server.addUser();
    const own = await server.addSession(id);
    await server.call(acting, 'POST', `/users/${id}/impersonate`);
    await call('PUT', `/users/${id}/roles`, { roles: ['admin'] });
    expect((await server.call(acting, 'GET', '/init')).body.currentUser).toBeNull();
    const { body } = await call('GET', `/users/${id}/sessions`);
    expect(body.items.map((item: { id: string }) => item.id)).toEqual([own]);
  });

  it.each([
    ['an admin', { role: 'admin' }, 'YOU_CANNOT_IMPERSONATE_ADMINS'],
    ['somebody banned', { banned: true }, 'BANNED_USER'],
  ])('is refused for %s', async (_whom, fields, code) => {
    const id = await server.addUser(fields);
    const answer = await call('POST', `/users/${id}/impersonate`);
    expect([answer.status, answer.body.code]).toEqual([403, code]);
    expect(await idOf(server.admin)).toBe(server.adminId);
  });
});
