import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadOperations, operations } from '#contract/api/list-operations.ts';
import { keyPermissions } from '#contract/api-keys/key-permissions.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';

let server: UsersServer;
let user: Browser;
const made: Record<string, Awaited<ReturnType<typeof makeKey>>> = {};
beforeAll(async () => {
  server = await startUsersServer();
  user = await signInUser(server, 'user@example.com');
  const acme = { name: 'Acme', slug: 'acme' };
  const { body } = await server.call(user, 'POST', '/organizations', acme);
  made.admin = await makeKey(server.admin);
  made.user = await makeKey(user);
  made.organization = await makeKey(user, { organizationId: body.id });
});
afterAll(() => server?.stop());

/** Those that anybody may call know no users, but for `init`, which says who calls. */
const open = [
  'apiDocumentation.read',
  ...testedFeatures.flatMap(({ name, forEverybody = [] }) => forEverybody.map((id) => `${name}.${id}`)),
];
const closed = operations.map(({ id }) => id).filter((id) => !open.includes(id));

/** Input that no operation accepts: permission comes first. */
const statusesOf = async (caller: Browser | undefined, ids: readonly string[] = closed) => {
  const answers = await Promise.all(
    ids.map(async (id) => {
      const url = `${server.url}/api/fn/${id}`;
      return [id, (await caller?.request('POST', url, { data: { id: 7 } }))?.status ?? 0] as const;
    }),
  );
  return new Map(answers);
};

const setPermissions = (name: string, permissions: readonly string[]) =>
  server.database
    .sql`update api_keys set permissions = ${[...permissions]} where id = ${made[name]?.id ?? ''}`;

const opened = (statuses: Map<string, number>) =>
  [...statuses].flatMap(([id, status]) => (status === 403 ? [] : id));

it.each(['admin', 'user', 'organization'])(
  'a key without permissions opens no operation: %s',
  async (name) => {
    for (const permissions of [
      [],
      ['account:update'],
      ['apps:manager', 'apps:app'],
      ['*'],
      ['session:list'],
    ]) {
      await setPermissions(name, permissions);
      expect(opened(await statusesOf(made[name]?.program)), permissions.join()).toEqual([]);
      for (const { path } of downloadOperations) {
        const address = path.replace('{kind}', 'repository').replaceAll(/\{\w+\}/g, crypto.randomUUID());
        const answer = await made[name]?.program.request('GET', `${server.url}/api${address}`);
        expect([answer?.status, answer?.body.code]).toEqual([403, 'API_KEY_NOT_ALLOWED']);
      }
    }
  },
);

it('a key with all permissions that there are opens no operation that is closed to its owner', async () => {
  for (const name of ['user', 'organization']) {
    await setPermissions(name, keyPermissions);
    const owners = opened(await statusesOf(user));
    const keys = opened(await statusesOf(made[name]?.program));
    expect(keys.filter((id) => !owners.includes(id))).toEqual([]);
  }
});

it('each permission opens what nothing else opens, and nothing of accounts, sessions and organizations', async () => {
  const statuses = (ids = closed) => statusesOf(made.admin?.program, ids);
  await setPermissions('admin', keyPermissions);
  const all = opened(await statuses());
  const never =
    /^(?:init|onboarding|account|apiKeys|organizations)\b|essions?$|mpersonate|[rR]oles?$|revokeMany/;
  expect(all.filter((id) => never.test(id))).toEqual([]);
  for (const permission of keyPermissions) {
    await setPermissions('admin', [permission]);
    const ids = opened(await statuses(all));
    expect(ids.length, permission).toBeGreaterThan(0);
    const others = keyPermissions.filter((other) => other !== permission);
    await setPermissions('admin', others);
    expect(opened(await statuses(ids)), permission).toEqual([]);
  }
});
