import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { cleanUp } from './clean-up.ts';

const test = await createTestDatabase();
await test.database.sql`insert into users (id, email, name) values ('ada', 'ada@example.com', 'Ada')`;
await test.database.sql`insert into organizations (id, name, slug) values ('acme', 'Acme', 'acme')`;
afterAll(() => test.drop());

it('an organization goes that nobody came into, as the account was deleted while it was made', async () => {
  const { sql } = test.database;
  await sql`insert into members (id, organization_id, user_id, role) values ('m', 'acme', 'ada', 'owner')`;
  await sql`insert into organizations (id, name, slug) values ('new', 'New', 'new'), ('left', 'Left', 'left')`;
  await sql`update organizations set created_at = now() - interval '2 hours' where id <> 'new'`;
  await cleanUp({ database: test.database, recording: true });
  expect(await sql`select id from organizations order by id`).toEqual([{ id: 'acme' }, { id: 'new' }]);
});
