import { afterAll, beforeEach, expect, it } from 'vitest';
import { organizationInputSchema } from '#contract/organizations/organization-input.ts';
import { loadTable } from '#scripts/seed/load-table.ts';
import { words } from '#server/example-records/words.ts';
import { createRandom } from '#server/features/random.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { organizationSeed } from './seed-row.ts';

const seed = organizationSeed(words);
const test = await createTestDatabase();
afterAll(() => test.drop());
beforeEach(() => test.database.sql`truncate users, organizations cascade`);

const addUsers = (count: number) => test.database.sql`
  insert into users (id, name, email)
  select 'u' || n, 'U', 'u' || n || '@example.com' from generate_series(1, ${count}) n`;

it('example organizations are valid input of the form, with short names of their own', () => {
  const random = createRandom(1);
  const rows = Array.from({ length: 5000 }, (_, number) => seed.row(number, String(number), random, 0));
  for (const [, name, slug] of rows)
    expect(organizationInputSchema.parse({ name, slug })).toEqual({ name, slug });
  expect(new Set(rows.map(([, , slug]) => slug)).size).toBe(5000);
});

it('have three members, one of them their owner, and a team', async () => {
  const { sql } = test.database;
  await addUsers(5);
  await loadTable(sql, seed, 10);
  const rows = await sql`
    select count(*)::int as members, count(*) filter (where role = 'owner')::int as owners,
      (select count(*)::int from team_members join teams on teams.id = team_id
        where teams.organization_id = members.organization_id) as "inTeams"
    from members group by organization_id`;
  expect(rows).toEqual(Array(10).fill({ members: 3, owners: 1, inTeams: 1 }));
});

it('go round among the users, who may each create a further one, and are refused where those do not suffice', async () => {
  const { sql } = test.database;
  const memberships = async () => {
    const rows = await sql`select count(*)::int as count from members group by user_id order by count`;
    return rows.map(({ count }) => count);
  };
  await addUsers(4);
  await loadTable(sql, seed, 5);
  await loadTable(sql, seed, 6);
  expect(await memberships()).toEqual([8, 8, 8, 9]);
  await loadTable(sql, seed, 14);
  expect(await memberships()).toEqual([18, 19, 19, 19]);
  await expect(loadTable(sql, seed, 2)).rejects.toThrow('--users');
  expect(await sql`select from organizations`).toHaveLength(25);
});
