import { afterAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import { describeAuthentication } from '#server/api-documentation/describe-authentication.ts';
import { describableAuth } from '#server/app/api-documentation/describe-app.ts';
import { allowedEndpoints } from '#server/auth/allowed-endpoints.ts';
import * as tables from '#server/database/schema/index.ts';
import { type Answer, Browser } from '#tests/support/browser.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { signInCallers } from './callers.ts';
import { downloads } from './inputs.ts';

const server = await startUsersServer();
const { user, banned, notOnboarded, impersonator } = await signInCallers(server);
afterAll(() => server.stop());

/** Open to anonymous callers; `apiDocumentation.read` by default. */
const forEverybody = ['init', 'apiDocumentation.read', ...featureOperations('forEverybody')];

/** Open to users who are not admins. A new operation is closed to them until it is added here. */
const forUsers = [
  'onboarding.complete',
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
  'account.previewDeletion',
  'account.requestDeletion',
  'account.delete',
  ...featureOperations('forUsers'),
];

function featureOperations(list: 'forEverybody' | 'forUsers'): string[] {
  return testedFeatures.flatMap((feature) => (feature[list] ?? []).map((key) => `${feature.name}.${key}`));
}

const refusals: Record<string, number> = {
  UNAUTHORIZED: 401,
  ONBOARDING_REQUIRED: 403,
  RESOURCE_NOT_ALLOWED: 403,
  NOT_WHILE_IMPERSONATING: 403,
};

const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'x');
const byRest =
  (browser: Browser) =>
  ({ method, path }: Operation) =>
    browser.request(method, `${server.url}/api${fill(path)}`, method === 'GET' ? undefined : {});
const byFunction =
  (browser: Browser, data: object = {}) =>
  ({ id }: Operation) =>
    browser.request('POST', `${server.url}/api/fn/${id}`, { data });

const anonymous = new Browser(server.url);
/** Input that no operation accepts. */
const invalid = { id: 7, ids: 'no', name: '', email: [], limit: 'many', days: {} };

interface Access {
  open: readonly string[];
  /** The code of every other answer. */
  refusal: string;
  call(operation: Operation): Promise<Answer>;
  /** Default: all operations. */
  tried?: readonly Operation[];
}

const forAnonymous = { open: forEverybody, refusal: 'UNAUTHORIZED' };
const callers: Record<string, Access> = {
  'an anonymous user': { ...forAnonymous, call: byFunction(anonymous, invalid) },
  'an anonymous user by REST': {
    ...forAnonymous,
    call: byRest(anonymous),
    tried: [...operations, ...downloads],
  },
  'a banned user': { ...forAnonymous, call: byFunction(banned) },
  'a user before onboarding': {
    open: [...forEverybody, 'onboarding.complete'],
    refusal: 'ONBOARDING_REQUIRED',
    call: byFunction(notOnboarded),
  },
  'a user who is no admin': {
    open: [...forEverybody, ...forUsers],
    refusal: 'RESOURCE_NOT_ALLOWED',
    call: byFunction(user),
  },
  'an admin who impersonates another admin': {
    open: [],
    refusal: 'NOT_WHILE_IMPERSONATING',
    call: byFunction(impersonator),
    tried: operations.filter(({ id }) => id.startsWith('users.')),
  },
};

describe('each operation is open or closed', () => {
  it.each(Object.entries(callers))('to %s', async (caller, { open, refusal, call, tried = operations }) => {
    const rows = tried.map(async (operation) => {
      const { status, body } = await call(operation);
      const isRefused = refusals[body?.code] === status;
      const expected = open.includes(operation.id) ? 'open' : refusal;
      const actual = isRefused ? body.code : 'open';
      return actual === expected ? [] : [`${operation.id} by ${caller}: ${actual} instead of ${expected}`];
    });
    expect((await Promise.all(rows)).flat()).toEqual([]);
  });

  const writes = operations.filter(({ method }) => method !== 'GET');
  const writeUrls = [
    ...writes.map(({ method, path }) => [method, `/api${fill(path)}`] as const),
    ...writes.map(({ id }) => ['POST', `/api/fn/${id}`] as const),
    ...['/sign-out', '/update-user', '/revoke-sessions', '/delete-user'].map(
      (path) => ['POST', `/api/auth${path}`] as const,
    ),
  ];
  it.each<[Record<string, string>]>([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: server.url, 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{}],
  ])('to pages of other sites with the cookies of an admin, at each URL: %j', async (headers) => {
    const answers = await Promise.all(
      writeUrls.map(async ([method, path]) => {
        const answer = await fetch(`${server.url}${path}`, {
          method,
          headers: { cookie: server.admin.cookieHeader, 'content-type': 'application/json', ...headers },
          body: '{}',
        });
        return `${method} ${path}: ${answer.status} ${typeof (await answer.json()).code}`;
      }),
    );
    expect(answers).toEqual(writeUrls.map(([method, path]) => `${method} ${path}: 403 string`));
    expect((await server.admin.get('/get-session')).body.user.email).toBe('admin@example.com');
  });
});

it('no endpoint of better-auth has an effect without a session, except signing in', async () => {
  const { paths } = await describeAuthentication(describableAuth(tables));
  const endpoints = Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item ?? {}).map((method) => ({ path, method: method.toUpperCase() })),
  );
  expect(endpoints.length).toBeGreaterThanOrEqual(allowedEndpoints.length - 1);
  const input = { userId: 'x', organizationId: 'x', role: 'admin', id: 'x' };
  const answered = endpoints.map(async ({ path, method }) => {
    const url = fill(path).replace('/auth', '');
    const visitor = new Browser(server.url);
    const { status, body } = await visitor.request(method, url, method === 'POST' ? input : undefined);
    return status < 400 && body !== null ? [path] : [];
  });
  const open = ['/auth/sign-out', '/auth/callback/{id}'];
  expect((await Promise.all(answered)).flat().filter((path) => !open.includes(path))).toEqual([]);
});
