import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';

const test = await createTestDatabase();
afterAll(() => test.drop());

async function seed(count: string): Promise<[exit: unknown, output: string]> {
  const args = ['--repositories', count];
  const program = runProgram('scripts/seed.ts', { args, env: { DATABASE_URL: test.url } });
  return [await program.exited, program.output()];
}

const count = async () =>
  (await test.database.sql`select count(*)::int as count from repositories`)[0]?.count;

it('adds example repositories, and goes on where it ended', async () => {
  const [exit, output] = await seed('21000');
  expect([exit, output]).toEqual([0, expect.stringMatching(/repositories: 21,000 of 21,000 \(100 %\)/)]);
  expect((await seed('10'))[0]).toBe(0);
  expect(await count()).toBe(21_010);
});

it('adds nothing beside a repository whose name differs from an example’s in case alone', async () => {
  await test.database.sql`delete from repositories`;
  await test.database
    .sql`insert into repositories (name, link) values ('Harbour-API', 'https://git.example')`;
  for (const number of ['10', '21000']) {
    const [exit, output] = await seed(number);
    expect([exit, output]).toEqual([1, expect.stringMatching(/^Nothing was added.*harbour-api/m)]);
  }
  expect(await count()).toBe(1);
});
