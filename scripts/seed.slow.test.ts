import { afterAll, beforeAll, expect, it } from 'vitest';
import { product } from '#contract/product.ts';
import { createRandom } from '#server/features/random.ts';
import { userRow } from '#server/users/examples/seed-row.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.drop());

async function seed(args: string[], env: NodeJS.ProcessEnv = {}): Promise<[exit: unknown, output: string]> {
  const program = runProgram('scripts/seed.ts', { args, env: { DATABASE_URL: test.url, ...env } });
  return [await program.exited, program.output()];
}

const indexes = async () => {
  const rows = await test.database.sql<{ definition: string }[]>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'users'::regclass and indisvalid`;
  return rows.map(({ definition }) => definition).sort();
};

const count = async () => (await test.database.sql`select count(*)::int as count from users`)[0]?.count;

it('adds records, says so, goes on where it ended, and leaves the indexes as they were', async () => {
  const before = await indexes();
  const [exit, output] = await seed(['--users', '300']);
  expect(output).toMatch(/users: done in/);
  expect(exit).toBe(0);
  expect(await count()).toBe(300);
  // So many that the indexes are built anew.
  const [again, progress] = await seed(['--users', '21000']);
  expect(progress).toMatch(/users: 21,000 of 21,000 \(100 %\)/);
  expect(again).toBe(0);
  expect(await count()).toBe(21_300);
  expect(await indexes()).toEqual(before);
});

it('makes sign-ins, sessions and activity that agree with the users', async () => {
  const { sql } = test.database;
  const [seeded] = await sql<[{ users: number; seenLately: number; neverSeen: number }]>`
    select count(*)::int as users,
      count(*) filter (where last_seen_at > now() - interval '30 days')::int as "seenLately",
      count(*) filter (where last_seen_at is null)::int as "neverSeen" from users`;
  expect(seeded.seenLately).toBeGreaterThan(10);
  expect(seeded.neverSeen).toBeGreaterThan(0);
  const sessions = await sql<{ agrees: boolean }[]>`
    select s.updated_at = u.last_seen_at and s.created_at between u.created_at and u.last_seen_at
      and s.expires_at > now() and s.ip_address is not null and s.user_agent is not null as agrees
    from sessions s join users u on u.id = s.user_id`;
  expect(sessions.map(({ agrees }) => agrees)).toEqual(Array(seeded.seenLately).fill(true));
  const wrong = await sql`
    select * from users u, lateral (
      select array_agg(action order by id) as actions, array_agg(action order by created_at, id) as "byTime",
        max(created_at) as last, min(created_at) as first, bool_and(actor_id = u.id) as own
      from audit_events where subject_type = 'user' and subject_id = u.id
    ) e where case
      when u.last_seen_at is null then actions <> array['user.created'] or own is not null
      when u.last_seen_at < now() - interval '1 year' then actions is not null
      when u.created_at < now() - interval '1 year' then actions is not null and actions <> array['user.signed-in']
      else actions[1:2] <> array['user.signed-up', 'user.signed-in'] or first <> u.created_at or not own end
      or actions <> "byTime" or last > coalesce(u.last_seen_at, u.created_at)`;
  expect(wrong).toEqual([]);
  const [signIns] =
    await sql`select count(*)::int as count from audit_events where action = 'user.signed-in'`;
  expect(signIns?.count).toBeGreaterThanOrEqual(sessions.length);
});

it.each([
  [[], /Usage/],
  [['--users', 'many'], /whole number/],
  [['--records', '5'], /Usage/],
])('refuses %j', async (args, text) => {
  const [exit, output] = await seed(args);
  expect([exit, output]).toEqual([1, expect.stringMatching(text)]);
});

it('adds nothing beside a record with a name of its own, and names it', async () => {
  const { sql } = test.database;
  await sql`delete from users`;
  const [, , email] = userRow(0, '', createRandom(1), Date.now());
  await sql`insert into users (id, name, email) values ('own', 'Own', ${email ?? null})`;
  for (const number of ['10', '21000']) {
    const [exit, output] = await seed(['--users', number]);
    expect(exit).toBe(1);
    expect(output).toMatch(/^Nothing was added to users/m);
    expect(output).toContain(email);
    expect(output).not.toContain('    at ');
  }
  expect(await count()).toBe(1);
  await sql`delete from users`;
});

it('changes a hosted installation only with --hosted', async () => {
  const hosted = {
    APP_URL: 'https://app.example',
    AUTH_SECRET: 'a secret that only the tests know, 48 characters',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: `${product.slug}@example.com`,
  };
  const before = await count();
  const [exit, output] = await seed(['--users', '5'], hosted);
  expect([exit, output]).toEqual([1, expect.stringContaining('--hosted')]);
  expect(await count()).toBe(before);
  expect((await seed(['--users', '5', '--hosted'], hosted))[0]).toBe(0);
  expect(await count()).toBe(before + 5);
});
