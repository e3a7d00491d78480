import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/list-operations.ts';
import { describeAuthentication } from '#server/api-documentation/describe-authentication.ts';
import { allowedEndpoints } from '#server/auth/allowed-endpoints.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';

/** Public operations, depending on the configuration. */
const forEverybody = [
  'init',
  'apiDocumentation.read',
  ...testedFeatures.flatMap(({ name, forEverybody = [] }) =>
    forEverybody.map((operation) => `${name}.${operation}`),
  ),
];

/** For users without a name. */
const beforeOnboarding = ['onboarding.complete'];

/** For users who are not admins. A new operation is forbidden to them until it is added here. */
const forUsers = [
  'home.read',
  'account.read',
  'account.changeName',
  'account.setLanguage',
  'account.uploadPicture',
  'account.removePicture',
  'account.requestEmailChange',
  'account.changeEmail',
  'account.sessions',
  'account.revokeSession',
  'account.revokeOtherSessions',
  'account.unlink',
  'account.download',
  'account.requestDeletion',
  'account.delete',
  ...testedFeatures.flatMap(({ name, forUsers }) => forUsers.map((operation) => `${name}.${operation}`)),
];

const names = operations.map(({ id }) => id);
const others = (open: string[]) => names.filter((name) => ![...forEverybody, ...open].includes(name));

let server: UsersServer;
let user: Browser;
let unnamed: Browser;
let banned: Browser;
beforeAll(async () => {
  server = await startUsersServer();
  user = await signInUser(server, 'user@example.com');
  banned = await signInUser(server, 'banned@example.com');
  unnamed = await signInUser(server, 'unnamed@example.com');
  await server.database.sql`update users set onboarded_at = null where email = 'unnamed@example.com'`;
  const path = `/users/${await idOf(banned)}/ban`;
  await server.call(server.admin, 'POST', path, { reason: 'spam', until: null });
});
afterAll(() => server?.stop());

const call = (browser: Browser, id: string): Promise<Answer> =>
  browser.request('POST', `${server.url}/api/fn/${id}`, { data: {} });
const resultOf = ({ status, body }: Answer) => [status, body.code];

describe('an operation is forbidden', () => {
  it('to banned users, all operations at once', async () => {
    const answers = await Promise.all(
      others([]).map(async (name) => [name, ...resultOf(await call(banned, name))]),
    );
    expect(answers).toEqual(others([]).map((name) => [name, 401, 'UNAUTHORIZED']));
  });

  it('to users who have not finished onboarding', async () => {
    const closed = others(beforeOnboarding);
    const answers = await Promise.all(
      closed.map(async (name) => [name, ...resultOf(await call(unnamed, name))]),
    );
    expect(answers).toEqual(closed.map((name) => [name, 403, 'ONBOARDING_REQUIRED']));
  });

  it('to users who are not admins, unless it is listed for them', async () => {
    const closed = others([...beforeOnboarding, ...forUsers]);
    expect(closed.length).toBeGreaterThan(10);
    const answers = await Promise.all(
      closed.map(async (name) => [name, ...resultOf(await call(user, name))]),
    );
    expect(answers).toEqual(closed.map((name) => [name, 403, 'RESOURCE_NOT_ALLOWED']));
  });

  it('to other sites’ pages with an admin’s cookies, at each of its URLs', async () => {
    const writes = operations.filter(({ method }) => method !== 'GET');
    const endpoints = [
      ...writes.map(({ method, path }) => [method, `/api${path.replaceAll(/\{\w+\}/g, 'x')}`] as const),
      ...writes.map(({ id }) => ['POST', `/api/fn/${id}`] as const),
      ...['/sign-out', '/update-user', '/revoke-sessions', '/delete-user'].map(
        (path) => ['POST', `/api/auth${path}`] as const,
      ),
    ];
    const send = async (method: string, path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${server.url}${path}`, {
        method,
        headers: { cookie: server.admin.cookieHeader, 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      return [path, answer.status, (await answer.json()).code];
    };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ] as Record<string, string>[]) {
      const answers = await Promise.all(endpoints.map(([method, path]) => send(method, path, headers)));
      expect(answers).toEqual(endpoints.map(([, path]) => [path, 403, expect.any(String)]));
    }
    expect((await server.admin.get('/get-session')).body.user.email).toBe('admin@example.com');
  });
});

it('no endpoint of better-auth has an effect without a session, except signing in', async () => {
  const { paths } = await describeAuthentication();
  const endpoints = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(endpoints.length).toBeGreaterThanOrEqual(allowedEndpoints.length - 1);
  const answered: string[] = [];
  for (const { path, method } of endpoints) {
    const body = method === 'POST' ? { userId: 'x', organizationId: 'x', role: 'admin', id: 'x' } : undefined;
    const answer = await new Browser(server.url).request(
      method,
      path.replace('/auth', '').replaceAll(/\{\w+\}/g, 'x'),
      body,
    );
    if (answer.status < 400 && answer.body !== null) answered.push(path);
  }
  expect(answered.filter((path) => !['/auth/sign-out', '/auth/callback/{id}'].includes(path))).toEqual([]);
});

describe('additional fields of a client', () => {
  /** Fields that clients cannot set. */
  const forged = {
    id: 'chosen',
    userId: 'chosen',
    role: 'admin',
    roles: ['admin'],
    email: 'eve@example.com',
    emailVerified: true,
    banned: false,
    banReason: null,
    onboardedAt: '2020-01-01T00:00:00.000Z',
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2020-01-01T00:00:00.000Z',
    organizationId: 'chosen',
    activeOrganizationId: 'chosen',
    impersonatedBy: 'chosen',
    lastSeenAt: '2020-01-01T00:00:00.000Z',
  };
  const facts = async () => {
    const { sql } = server.database;
    const people = await sql`
      select id, email, email_verified, role, banned, onboarded_at, created_at from users order by id`;
    const sessions =
      await sql`select id, user_id, impersonated_by, active_organization_id from sessions order by id`;
    return { people: [...people], sessions: [...sessions] };
  };

  it('give users no permissions, whatever they write about themselves', async () => {
    const before = await facts();
    const writes: [string, Record<string, unknown>][] = [
      ['/fn/account.changeName', { name: 'Ada Byron' }],
      ['/fn/account.setLanguage', { language: otherLanguage }],
      ['/fn/onboarding.complete', { name: 'Ada Byron' }],
      ['/fn/account.revokeSession', { id: 'none' }],
      ['/fn/account.unlink', { providerId: 'oidc' }],
    ];
    for (const [path, data] of writes) {
      await server.call(user, 'POST', path, { data: { ...forged, ...data } });
      await server.call(user, 'POST', path, { ...forged, data });
    }
    for (const [name, value] of Object.entries(forged)) {
      await user.post('/update-user', { name: 'Ada', [name]: value });
    }
    expect(await facts()).toEqual(before);
  });

  it('have no effect in writes by an admin, which has separate operations for each', async () => {
    const { email: _, roles: __, ...others } = forged;
    const made = await server.call(server.admin, 'POST', '/users', {
      ...others,
      email: 'new@example.com',
      roles: ['user'],
    });
    const { sql } = server.database;
    const rows =
      await sql`select id, role, email_verified, onboarded_at from users where email = 'new@example.com'`;
    if (made.status === 200) {
      expect(rows).toEqual([{ id: made.body.id, role: 'user', email_verified: false, onboarded_at: null }]);
      expect(made.body.id).not.toBe('chosen');
    } else expect([made.status, rows]).toEqual([422, []]);
    const person = await server.addUser();
    const { body } = await server.call(server.admin, 'GET', `/users/${person}`);
    const before = (await facts()).people;
    await server.call(server.admin, 'PUT', `/users/${person}`, {
      ...forged,
      id: undefined,
      name: body.name,
      language: null,
      expectedUpdatedAt: body.updatedAt,
    });
    expect((await facts()).people).toEqual(before);
  });
});
