import { afterAll, describe, expect, it } from 'vitest';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
const { sql } = server.database;
const people = [
  // name, e-mail, role, days ago, minutes since last seen, state
  ['Amina Wanjiru', 'amina@mwangaza.example', 'admin', 600, 1, 'active'],
  ['Théo Lefèvre', 'theo@librairie.example', 'user', 500, 60, 'active'],
  ['ليلى حدّاد', 'layla@souk.example', 'user,admin', 400, 120, 'active'],
  ['', 'neema@baobab.example', 'user', 1, null, 'onboarding'],
  ['Juma Mwakalinga', 'juma@kilimo.example', 'user', 300, 9000, 'banned'],
  ['Omar Benali', 'omar@riad.example', 'user', 200, 3000, 'once banned'],
  ['100%_sure', 'sure@example.com', 'user', 100, null, 'active'],
] as const;
for (const [name, email, role, days, minutes, state] of people) {
  await sql`insert into users (id, name, email, role, created_at, last_seen_at, onboarded_at, banned, ban_expires)
      values (${email}, ${name}, ${email}, ${role}, now() - make_interval(days => ${days}),
        now() - make_interval(mins => ${minutes}), case when ${state} <> 'onboarding' then now() end,
        ${state.endsWith('banned')}, case when ${state} = 'once banned' then now() - interval '1 day' end)`;
}
// The admin of the tests is in every list; out of the way of names and dates.
await sql`update users set name = 'Zoë', created_at = '2001-01-01', last_seen_at = '2001-01-01', email = 'zoe@example.com'
    where id = ${server.adminId}`;
afterAll(() => server.stop());

const list = (query: string) => server.call(server.admin, 'GET', `/users?${query}`);

async function emails(query: string): Promise<string[]> {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  return body.items.map(({ email }: { email: string }) => email.split('@')[0]);
}

describe('the list of users', () => {
  it('shows who they are, what they may and how they stand, without anything else', async () => {
    const { body } = await list('searchTerm=layla');
    expect(body.items).toEqual([
      {
        id: 'layla@souk.example',
        name: 'ليلى حدّاد',
        email: 'layla@souk.example',
        image: null,
        roles: ['user', 'admin'],
        state: 'active',
        lastSeenAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
    expect(body.total).toEqual({ count: 1, exact: true });
  });

  it('narrows it to those who came since a moment', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    expect(await emails(`joinedSince=${ago(250 * 1440)}`)).toEqual(['neema', 'sure', 'omar']);
    expect((await list(`joinedSince=${ago(250 * 1440)}`)).body.total).toEqual({ count: 3, exact: true });
    // Whoever does something to all of such a list is told as many.
    const counted = async (query: string) =>
      (await server.call(server.admin, 'GET', `/users/count?${query}`)).body;
    expect(await counted(`joinedSince=${ago(250 * 1440)}`)).toEqual({ count: 3, exact: true });
    expect((await list('joinedSince=yesterday')).status).toBe(422);
    expect((await list(`joinedSince=2026-01-01T00:00:00.${'1'.repeat(5000)}Z`)).status).toBe(422);
    expect((await list('joinedSince=0000-01-01T00:00:00Z')).status).toBeLessThan(500);
  });

  it.each([
    ['', ['neema', 'sure', 'omar', 'juma', 'layla', 'theo', 'amina', 'zoe']],
    ['direction=ascending', ['zoe', 'amina', 'theo', 'layla', 'juma', 'omar', 'sure', 'neema']],
    ['sort=name', ['neema', 'sure', 'amina', 'juma', 'omar', 'theo', 'zoe', 'layla']],
    ['sort=name&direction=descending', ['layla', 'zoe', 'theo', 'omar', 'juma', 'amina', 'sure', 'neema']],
    ['role=admin', ['layla', 'amina', 'zoe']],
    ['state=banned', ['juma']],
    ['state=onboarding', ['neema']],
    ['state=onboarding,banned&sort=name', ['neema', 'juma']],
    ['role=user,admin&state=banned', ['juma']],
    ['state=active&role=user', ['sure', 'omar', 'layla', 'theo']],
    ['searchTerm=LEFEVRE', ['theo']],
    ['searchTerm=حداد', ['layla']],
    ['searchTerm=example&sort=name&state=banned', ['juma']],
    ['searchTerm=am', ['amina']],
  ])('answers %s', async (query, expected) => {
    expect(await emails(query)).toEqual(expected);
  });

  it('puts who was never seen at the end of the latest', async () => {
    // The admin of the tests is about just now.
    const seen = (await emails('sort=lastSeen')).filter((name) => name !== 'zoe');
    expect(seen.slice(0, 5)).toEqual(['amina', 'theo', 'layla', 'omar', 'juma']);
    expect(seen.slice(5).sort()).toEqual(['neema', 'sure']);
  });

  it('refuses cursors that are not its own', async () => {
    const { body } = await list('sort=name&limit=1');
    for (const query of [
      `sort=joined&cursor=${body.nextCursor}`,
      `sort=name&direction=descending&cursor=${body.nextCursor}`,
      'cursor=nonsense',
    ]) {
      const answer = await list(query);
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
      expect(Object.keys(answer.body.data.fields)).toEqual(['cursor']);
    }
  });

  it.each([
    ['role=king', 'role'],
    ['state=asleep', 'state'],
    ['state=active,asleep', 'state'],
    ['sort=email', 'sort'],
  ])('refuses %s', async (query, field) => {
    const answer = await list(query);
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([422, [field]]);
  });
});
