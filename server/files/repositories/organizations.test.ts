import { afterAll, expect, it } from 'vitest';
import { mostBytes } from '#contract/files/file-limits.ts';
import { cleanUp } from '#tests/support/clean-up.ts';
import { uploadFile } from '#tests/support/files.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const note = Buffer.from('Lines of a note');
const server = await startUsersServer();
const ada = server.admin;
afterAll(() => server.stop());

it('the clean-up goes on after an organization with records that could come back is gone', async () => {
  const { sql } = server.database;
  const { body: organization } = await server.call(ada, 'POST', '/organizations', { name: 'A', slug: 'a' });
  const file = await uploadFile(ada, 'a.txt', note);
  const record = { name: 'Lantern', link: 'git.example/x', attachments: [file] };
  const { body: created } = await server.call(ada, 'POST', '/repositories', record);
  expect(created.organizationId).toBe(organization.id);
  await server.call(ada, 'DELETE', `/repositories/${created.id}`);
  await sql`delete from organizations where id = ${organization.id}`;
  const given = await uploadFile(ada, 'b.txt', note);
  await sql`update files set created_at = now() - interval '25 hours' where id = ${given.id}`;
  await cleanUp(server.database, server.environment);
  expect((await sql`select id from files`).map(({ id }) => id)).toEqual([file.id]);
});

it('files move with their record at once, and no further than there is space', async () => {
  const { sql } = server.database;
  const add = async (slug: string) =>
    (await server.call(ada, 'POST', '/organizations', { name: slug, slug })).body.id;
  const to = await add('to');
  const from = await add('from');
  const create = async (name: string) => {
    const attachments = [await uploadFile(ada, `${name}.txt`, note)];
    const record = { name, link: 'git.example/x', attachments };
    return (await server.call(ada, 'POST', '/repositories', record)).body.id;
  };
  const move = (id: string) => server.call(ada, 'POST', '/repositories/move', { ids: [id], from, to });
  const ids = [await create('first'), await create('second')];
  await sql`insert into files (kind, name, size, type, received, organization_id)
    values ('repository', 'large', ${mostBytes - note.length}, 'text/plain', 0, ${to})`;
  const answers = await Promise.all(ids.map(move));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.data.fields).toEqual({
    to: 'No space is left for this file',
  });
  const held =
    await sql`select organization_id from files where name like '%.txt' and organization_id is not null`;
  expect(held.map((file) => file.organization_id).toSorted()).toEqual([from, to].toSorted());
});

it('the preview of the deletion of an organization counts its records and their files', async () => {
  const { body } = await server.call(ada, 'POST', '/organizations', { name: 'B', slug: 'b' });
  for (const name of ['first of it', 'second of it']) {
    const attachments = [await uploadFile(ada, 'c.txt', note), await uploadFile(ada, 'd.txt', note)];
    await server.call(ada, 'POST', '/repositories', { name, link: 'git.example/x', attachments });
  }
  await server.call(ada, 'POST', `/organizations/${body.id}/teams`, { name: 'Second' });
  await server.call(ada, 'POST', `/organizations/${body.id}/invitations`, { emails: ['x@example.com'] });
  const expected = {
    records: [{ list: 'repositories', total: { count: 2, exact: true } }],
    ...{ files: 4, members: 1, teams: 2, openInvitations: 1 },
  };
  for (const path of ['/organizations', '/manager/organizations'])
    expect((await server.call(ada, 'GET', `${path}/${body.id}/deletion`)).body).toEqual(expected);
  const missing = await server.call(ada, 'GET', `/organizations/${crypto.randomUUID()}/deletion`);
  expect(missing.body.code).toBe('ORGANIZATION_NOT_FOUND');
});
