import { afterAll, describe, expect, it } from 'vitest';
import { downloadOperations, operations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import { keyPermissions, namesOf } from '#contract/api-keys/key-permissions.ts';
import { organizationKey } from '#tests/support/api-keys/organization-key.ts';
import { makeKey } from '#tests/support/api-keys.ts';
import type { Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { startUsersServer } from '#tests/support/users-server.ts';
import { downloads } from '../inputs.ts';

const server = await startUsersServer();
const user = await signInUser(server, 'user@example.com');
const usersKeys = {
  'the key of a user': await makeKey(user),
  'the key of an organization': await organizationKey(user),
};
const adminsKey = await makeKey(server.admin);
const keys = { 'the key of an admin': adminsKey, ...usersKeys };
type Key = typeof adminsKey;
afterAll(() => server.stop());

/** Public operations know no users. `init` names the caller, and is therefore closed to keys. */
const open = [
  'apiDocumentation.read',
  ...testedFeatures.flatMap(({ name, forEverybody = [] }) => forEverybody.map((key) => `${name}.${key}`)),
];
const closed = operations.map(({ id }) => id).filter((id) => !open.includes(id));

/** Operations that a caller is permitted to call. No operation accepts the input. */
async function opened(caller: Browser, ids: readonly string[] = closed): Promise<string[]> {
  const answers = ids.map(async (id) => {
    const answer = await caller.request('POST', `${server.url}/api/fn/${id}`, { data: { id: 7 } });
    return answer.status === 403 ? [] : [id];
  });
  return (await Promise.all(answers)).flat();
}

const setPermissions = ({ id }: Key, permissions: readonly string[]) =>
  server.database.sql`update api_keys set permissions = ${[...permissions]} where id = ${id}`;

it.each(Object.entries(keys))('%s opens no operation without permissions', async (_, key) => {
  for (const permissions of [[], ['account:update', 'apps:manager', 'apps:app', 'session:list', '*']]) {
    await setPermissions(key, permissions);
    expect(await opened(key.program), permissions.join()).toEqual([]);
    const answers = downloads.map(async ({ id, path }) => {
      const { status, body } = await key.program.request('GET', `${server.url}/api${path}`);
      return [id, status, body.code];
    });
    const refused = downloads.map(({ id }) => [id, 403, 'API_KEY_NOT_ALLOWED']);
    expect(await Promise.all(answers), permissions.join()).toEqual(refused);
  }
});

it.each(Object.entries(usersKeys))('%s opens no operation that is closed to its owner', async (_, key) => {
  await setPermissions(key, keyPermissions());
  const owners = await opened(user);
  expect((await opened(key.program)).filter((id) => !owners.includes(id))).toEqual([]);
});

it('each operation is opened by one permission alone, and accounts, sessions and organizations by none', async () => {
  const { program } = adminsKey;
  await setPermissions(adminsKey, keyPermissions());
  let left = await opened(program);
  const never =
    /^(?:init|onboarding|account|apiKeys|organizations|passkeys)\b|essions?$|mpersonate|[rR]oles?$|revokeMany/;
  expect(left.filter((id) => never.test(id))).toEqual([]);
  for (const permission of keyPermissions()) {
    await setPermissions(adminsKey, [permission]);
    const ids = await opened(program, left);
    expect(ids, permission).not.toEqual([]);
    await setPermissions(
      adminsKey,
      keyPermissions().filter((other) => other !== permission),
    );
    expect(await opened(program, ids), `without ${permission}`).toEqual([]);
    left = left.filter((id) => !ids.includes(id));
  }
});

describe('the declaration of each operation', () => {
  const all = [...operations, ...downloadOperations];

  it('says what a key needs, or that it is closed to keys', () => {
    const missing = all.filter(({ meta }) => !meta.keys && !meta.isPublic).map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  it('names the permissions that a key needs and no others', async () => {
    const { program } = adminsKey;
    const isRefused = async ({ id }: Operation) => {
      const { body } = await program.request('POST', `${server.url}/api/fn/${id}`, { data: { id: 7 } });
      return body.code === 'API_KEY_NOT_ALLOWED';
    };
    const differing: string[] = [];
    for (const operation of operations) {
      const { id, meta } = operation;
      if (meta.isPublic || meta.keys === 'input') continue;
      const needed = typeof meta.keys === 'object' ? namesOf(meta.keys) : [];
      for (const left of needed) {
        await setPermissions(
          adminsKey,
          keyPermissions().filter((name) => name !== left),
        );
        if (!(await isRefused(operation))) differing.push(`${id} without ${left}`);
      }
      await setPermissions(adminsKey, needed.length > 0 ? needed : keyPermissions());
      if ((await isRefused(operation)) !== (needed.length === 0)) differing.push(id);
    }
    expect(differing).toEqual([]);
  });

  it('is what the API document says of keys', async () => {
    const { paths } = (await server.admin.request('GET', `${server.url}/api/openapi`)).body;
    const described = new Map(
      Object.values<Record<string, { operationId: string; security: { apiKey?: string[] }[] }>>(paths)
        .flatMap((item) => Object.values(item))
        .map(({ operationId, security }) => [operationId, security?.find(({ apiKey }) => apiKey)?.apiKey]),
    );
    const declared = all.map(({ id, meta: { keys } }) => {
      const needed = typeof keys === 'object' ? namesOf(keys) : [];
      return [id, keys === 'never' || !keys ? undefined : needed] as const;
    });
    expect(declared.map(([id]) => [id, described.get(id)])).toEqual(declared);
    expect([...described.keys()].filter((id) => described.get(id)).length).toBeLessThan(all.length);
  });
});
