import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';

const test = await createTestDatabase();
afterAll(() => test.drop());

it('npm run seed adds the users before the organizations that they join', async () => {
  const { sql } = test.database;
  await sql`insert into users (id, name, email) values ('admin', 'Admin', 'admin@example.com')`;
  const args = ['--organizations', '40', '--users', '119'];
  const program = runProgram('scripts/seed.ts', { args, env: { DATABASE_URL: test.url } });
  expect([await program.exited, program.output()]).toEqual([0, expect.stringContaining('40 of 40')]);
  expect(await sql`select from members group by user_id`).toHaveLength(120);
});
