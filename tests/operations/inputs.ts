import { downloadOperations } from '#contract/api/contract.ts';
import type { Operation } from '#contract/api/list-operations.ts';
import type { Browser } from '#tests/support/browser.ts';
import { type InputServices, testedFeatures } from '#tests/support/tested-features.ts';

/** Valid input for each operation, or a function that creates input that was not used yet. */
export function operationInputs(services: InputServices): Record<string, unknown> {
  const { server, admin } = services;
  const newUser = () => ({
    email: `${crypto.randomUUID()}@example.com`,
    name: 'Ada Lovelace',
    roles: ['user'],
  });
  const createUser = async () => {
    const { sql } = server().database;
    const [id, updatedAt] = [crypto.randomUUID(), new Date().toISOString()];
    await sql`insert into users (id, name, email, updated_at)
      values (${id}, 'Ada Lovelace', ${`${id}@example.com`}, ${updatedAt})`;
    return { id, updatedAt };
  };
  const ofUser = async () => ({ id: (await createUser()).id });
  const ofUsers = async () => ({ ids: [(await createUser()).id, (await createUser()).id] });
  return {
    init: undefined,
    'onboarding.complete': { name: 'Amina Wanjiru' },
    'home.read': undefined,
    'dashboard.read': {},
    'dashboard.dismissFirstSteps': undefined,
    'apiDocumentation.read': undefined,
    'account.read': undefined,
    'account.changeName': { name: 'Amina Wanjiru' },
    'account.setLanguage': { language: 'en' },
    'account.uploadPicture': { content: 'AA==' },
    'account.removePicture': undefined,
    'account.requestEmailChange': { newEmail: 'admin@example.com' },
    'account.changeEmail': { newEmail: 'new@example.com', code: 'AAAAAA', currentCode: 'AAAAAA' },
    'account.sessions': undefined,
    'account.revokeSession': { id: 'gone' },
    // Ends those of earlier calls, so that two calls end as many.
    'account.revokeOtherSessions': async () => {
      await admin().request('POST', `${server().url}/api/account/sessions/revoke-others`, {});
    },
    'account.unlink': { providerId: 'oidc' },
    'account.download': undefined,
    'account.previewDeletion': undefined,
    'account.requestDeletion': undefined,
    'account.delete': { code: 'AAAAAA' },
    'users.list': { searchTerm: 'ada', role: 'user', state: 'active', sort: 'name' },
    'users.count': { searchTerm: 'ada', state: 'active,banned' },
    'users.read': ofUser,
    'users.activity': ofUser,
    'users.create': newUser,
    'users.update': async () => {
      const { id, updatedAt } = await createUser();
      return { id, name: 'Ada Byron', language: 'en', expectedUpdatedAt: updatedAt };
    },
    'users.setRoles': async () => ({ ...(await ofUser()), roles: ['user', 'admin'] }),
    'users.ban': async () => ({ ...(await ofUser()), reason: 'spam', until: null }),
    'users.banMany': async () => ({ ...(await ofUsers()), reason: 'spam' }),
    'users.unban': ofUser,
    'users.unbanMany': ofUsers,
    'users.impersonate': async () => {
      await admin().post('/admin/stop-impersonating');
      return ofUser();
    },
    'users.previewDeletion': ofUser,
    'users.delete': ofUser,
    'users.sessions': ofUser,
    'users.revokeSession': async () => {
      const { id } = await createUser();
      await server().database.sql`insert into sessions (id, token, user_id, expires_at)
        values (${`session of ${id}`}, ${id}, ${id}, now() + interval '1 day')`;
      return { id, sessionId: `session of ${id}` };
    },
    'users.revokeSessions': ofUser,
    'users.revokeMany': ofUsers,
    'users.dashboard': {},
    'users.signUps': { since: '2026-01-01T00:00:00Z' },
    'jobs.list': {},
    'jobs.kinds': {},
    'jobs.run': () => ({ name: 'app.clean-up' }),
    'jobs.retry': { ids: [crypto.randomUUID()] },
    'jobs.discard': { ids: [crypto.randomUUID()] },
    ...Object.fromEntries(
      testedFeatures.flatMap(({ name, inputs }) =>
        Object.entries(inputs(services)).map(([key, input]) => [`${name}.${key}`, input]),
      ),
    ),
  };
}

/** Statuses of operations that refuse their input: the operation itself could not be repeated. */
export const refusals: Readonly<Record<string, number>> = {
  'account.uploadPicture': 422,
  'account.requestEmailChange': 422,
  'account.changeEmail': 400,
  'account.unlink': 404,
  'account.requestDeletion': 400,
  'account.delete': 400,
  ...Object.fromEntries(
    testedFeatures.flatMap(({ name, refusals = {} }) =>
      Object.entries(refusals).map(([key, status]) => [`${name}.${key}`, status]),
    ),
  ),
};

/** Input for one operation. Records that it names belong to the given user. */
export async function inputFor(
  { id }: Pick<Operation, 'id'>,
  server: ReturnType<InputServices['server']>,
  user: Browser,
): Promise<unknown> {
  const input = operationInputs({ server: () => server, admin: () => user })[id];
  return typeof input === 'function' ? input() : input;
}

const kinds = testedFeatures.flatMap(({ permissions }) =>
  permissions.flatMap(([resource, action]) => (action === 'read' ? [resource] : [])),
);

/** Every download, with the path of a record that does not exist; those of files for each kind of record. */
export const downloads: readonly Operation[] = downloadOperations
  .flatMap((operation) =>
    operation.path.includes('{kind}')
      ? kinds.map((kind) => ({
          ...operation,
          id: `${operation.id} of ${kind}`,
          path: operation.path.replace('{kind}', kind),
        }))
      : [operation],
  )
  .map((operation) => ({
    ...operation,
    path: operation.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
  }));
