import { afterAll, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { samplePicture } from '#tests/support/sample-pictures.ts';
import { signInByMail, signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

const email = 'ada@example.com';
const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const ada = await signInUser(server, email, 'Ada Lovelace');
const adaId = (await ada.get('/get-session')).body.user.id;
afterAll(() => server.stop());

const download = async () => (await ada.request('GET', `${server.url}/api/account/data`)).body;

const ownData = testedFeatures.flatMap(({ ownData: own }) => own ?? []);

/** Columns in which a user can be named, with the part of the file that contains them. */
const places: Readonly<Record<string, string>> = {
  'users.id': 'profile',
  'users.email': 'profile',
  'sessions.user_id': 'sessions',
  'sessions.impersonated_by': 'sessions',
  'accounts.user_id': 'linkedAccounts',
  'deleted_records.deleted_by': 'deletedRecords',
  'audit_events.actor_id': 'activity',
  'audit_events.impersonator_id': 'activity',
  'audit_events.subject_id': 'activity',
  'pictures.user_id': 'picture',
  'mails.recipient': 'mails',
  'admin_grants.email': 'adminGrants',
  ...Object.assign({}, ...ownData.map(({ places }) => places)),
};

/** Tables of tenants, which stay empty without organizations. */
const isIdle = (table = '') =>
  ['members', 'team_members', 'invitations', 'invite_links'].includes(table) &&
  !Object.keys(places).some((column) => column.startsWith(`${table}.`));

/** Columns that hold other data. */
const others = new Set([
  // A user who is deleted is gone at once.
  'deleted_records.record_id',
  'users.email_verified',
  'sessions.active_organization_id',
  'accounts.account_id',
  'audit_events.organization_id',
  'audit_events.request_id',
  'accounts.provider_id',
  'invitations.team_id',
  ...testedFeatures.flatMap(({ otherAddresses }) => otherAddresses ?? []),
]);

it('covers every column that can name a user: a new one without a foreign key fails here until it is listed', async () => {
  const { records } = await download();
  const keys = await server.database.sql<{ table: string; column: string; refers: string }[]>`
    select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as refers
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f'`;
  // Those of which whole rows are in the file, and those that name something else.
  const found = keys
    .filter(({ table, refers }) => refers !== 'users' || table in records)
    .map(({ table, column }) => `${table}.${column}`);
  const columns = await server.database.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (
      column_name like '%\_id' or column_name like '%\_by' or column_name like '%email%'
      or column_name = 'recipient' or (table_name = 'users' and column_name = 'id'))
    order by 1`;
  expect(
    columns
      .map(({ name }) => name)
      .filter((name) => !others.has(name) && !found.includes(name) && !isIdle(name.split('.')[0])),
  ).toEqual(Object.keys(places).sort());
  const parts = Object.keys(await download());
  for (const name of Object.values(places)) expect(parts).toContain(name);
});

it('contains the user’s data from each, and no other user’s', async () => {
  const { sql } = server.database;
  const eve = await signInUser(server, 'eve@example.com', 'Eve Njeri');
  await signInByMail(server, email);
  await ada.request('POST', `${server.url}/api/account/picture`, {
    content: samplePicture('webp').toString('base64'),
  });
  await sql`
    insert into accounts (id, account_id, provider_id, user_id, access_token)
    values ('a', 'ada-at-github', 'github', ${adaId}, 'a secret')`;
  for (const { add } of ownData) await add(sql, { id: adaId, email });
  await sql`
    insert into deleted_records (kind, record_id, name, record, deleted_at, deleted_by)
    values ('book', gen_random_uuid(), 'taa', '{}', now(), ${adaId})`;
  await sql`
    insert into audit_events (actor_id, action, subject_type, subject_id)
    values ('an-admin', 'user.unbanned', 'user', ${adaId})`;
  await ada.request('POST', `${server.url}/api/account/email/request`, { newEmail: 'new@example.com' });

  const answer = await ada.request('GET', `${server.url}/api/account/data`);
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(String.raw`^attachment; filename="${product.slug}-account-\d{4}-\d\d-\d\d\.json"$`),
  );
  expect(answer.body).toMatchObject({
    profile: { id: adaId, email, name: 'Ada Lovelace', role: 'user' },
    sessions: [{ somebodyElseActsAsYou: false }, { ipAddress: expect.any(String) }],
    linkedAccounts: [{ providerId: 'github', accountId: 'ada-at-github' }],
    deletedRecords: [{ kind: 'book', name: 'taa' }],
    picture: expect.stringMatching(/^data:image\/webp;base64,/),
    pendingEmailChange: { newEmail: 'new@example.com' },
    ...Object.assign({}, ...ownData.map(({ expected }) => expected({ email }))),
  });
  const activity = answer.body.activity.map(({ by, action }: Record<string, string>) => [by, action]);
  expect(activity).toContainEqual(['you', 'user.signed-up']);
  expect(activity).toContainEqual(['somebody else', 'user.unbanned']);
  expect(answer.body.mails.map(({ about }: Record<string, string>) => about)).toContain('sign-in-code');
  const text = JSON.stringify(answer.body);
  const tokens = await sql`select token from sessions`;
  for (const { token } of tokens) expect(text).not.toContain(token);
  expect(text).not.toMatch(/Eve|eve@|a secret|an-admin/);
  expect((await eve.request('GET', `${server.url}/api/account/data`)).body.linkedAccounts).toEqual([]);
});

it('is a file over RPC too', async () => {
  const answer = await ada.request('GET', `${server.url}/api/fn/account.download`);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename=/),
  ]);
  expect(answer.body.profile.email).toBe(email);
});
