import { afterAll, expect, it } from 'vitest';
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
