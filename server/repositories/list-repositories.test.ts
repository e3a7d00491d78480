import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedRepository, RepositoryList } from '#contract/repositories/repositories.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer } from '#tests/support/start-test-server.ts';

const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com' });
const user = await signInUser(server, 'user@example.com');
afterAll(() => server.stop());

const list = (query: Record<string, string | number> = {}): Promise<Answer> =>
  user.request(
    'GET',
    `${server.url}/api/repositories?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  );

const names = ({ items }: RepositoryList) => items.map(({ name }) => name);

/** Every page of a list, one after the other. */
async function everyPage(query: Record<string, string | number>): Promise<ListedRepository[]> {
  const items: ListedRepository[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body }: Answer = await list({ ...query, ...(cursor && { cursor }) });
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

describe('a search', () => {
  beforeAll(async () => {
    const rows = [
      ['Café Société', 'https://git.example/cafe', 'Point of sale'],
      ['مَشْرُوع النور', 'https://git.example/nur', null],
      ['Ʀadio • Ƞote', 'https://git.example/radio', null],
      ['C++ parser', 'https://git.example/parser', 'Reads 100% of a_b and a\\b'],
      ['harbour-tides', 'https://code.harbour.example/tides', 'Tides 🚀🚀🚀 for pilots'],
      ['Straße', 'https://git.example/strasse', 'ﬁne ｗｉｄｅ letters'],
      ['أحمد', 'https://git.example/ahmad', 'one—two'],
      ['Mobile2 «ZQ»', 'https://git.example/zq', 'Ärger'],
      ['Lift-off ✨🛰', 'https://git.example/lift', null],
    ];
    for (const [name, link, description] of rows) {
      await server.database.sql`
        insert into repositories (name, link, description) values (${name ?? ''}, ${link ?? ''}, ${description ?? null})`;
    }
  });

  it.each([
    ['cafe', ['Café Société']],
    ['CAFÉ', ['Café Société']],
    ['cafe\u0301', ['Café Société']],
    ['ociet', ['Café Société']],
    ['sale point', ['Café Société']],
    ['sale café .example/caf', ['Café Société']],
    ['sale pilots', []],
    ['مشروع', ['مَشْرُوع النور']],
    ['مَشـرُوع', ['مَشْرُوع النور']],
    ['c++', ['C++ parser']],
    ['c+', ['C++ parser']],
    ['100%', ['C++ parser']],
    ['a_b', ['C++ parser']],
    ['a\\b', ['C++ parser']],
    ['a%b', []],
    ['axb', []],
    ['r-t', ['harbour-tides']],
    ['---', []],
    // No digits of the code point of '•', and letters that become others when they are folded twice.
    ['2022', []],
    ['Ʀa', ['Ʀadio • Ƞote']],
    ['Ʀadio Ƞote', ['Ʀadio • Ƞote']],
    ['🚀🚀🚀', ['harbour-tides']],
    ['🚀🚀🚁', []],
    ['strasse', ['Straße']],
    ['straße', ['Straße']],
    ['fine wide', ['Straße']],
    ['أحم', ['أحمد']],
    ['one—t', ['أحمد']],
    // One and two characters: the start of any word of the name.
    ['ha', ['harbour-tides']],
    ['h', ['harbour-tides']],
    ['ti', ['harbour-tides']],
    ['so', ['Café Société']],
    ['mo', ['Mobile2 «ZQ»']],
    ['zq', ['Mobile2 «ZQ»']],
    ['q', []],
    ['2', []],
    ['ar', []],
    ['الن', ['مَشْرُوع النور']],
    ['ال', ['مَشْرُوع النور']],
    ['مش', ['مَشْرُوع النور']],
    // A sign is a word, and so is each emoji; those of a description are not looked at.
    ['✨', ['Lift-off ✨🛰']],
    ['🛰', ['Lift-off ✨🛰']],
    ['✨🛰', ['Lift-off ✨🛰']],
    ['🚀', []],
    ['++', ['C++ parser']],
    ['-', ['Lift-off ✨🛰', 'harbour-tides']],
    ['-t', ['harbour-tides']],
    ['%', []],
    ['_', []],
    ['ha pil', ['harbour-tides']],
    ['ti pil', ['harbour-tides']],
    ['so ca', ['Café Société']],
    ['ca pil', []],
    ['vv', []],
    ["'; drop table repositories; --", []],
  ])('for %s', async (searchTerm, expected) => {
    const { status, body } = await list({ searchTerm });
    expect(status).toBe(200);
    expect(names(body).sort()).toEqual(expected);
    expect(body.total).toEqual({ count: expected.length, exact: true });
  });

  it('for nothing but spaces shows all', async () => {
    expect((await list({ searchTerm: '   ' })).body.items).toHaveLength(9);
  });
});

describe('pages', () => {
  beforeAll(async () => {
    await server.database.sql`truncate repositories cascade`;
    // Names that fold alike, and moments that many share: only the tie-breaker keeps pages apart.
    await server.database.sql`
      insert into repositories (name, link, description, updated_at)
      select case n % 3 when 0 then 'Été ' else 'ete ' end || n, 'https://git.example/' || n,
        case when n % 50 = 0 then 'rare' end, timestamptz '2020-01-01' + (n / 10) * interval '1 hour'
      from generate_series(1, 1250) n`;
  });

  it.each([
    ['name', 'ascending'],
    ['name', 'descending'],
    ['updated', 'ascending'],
    ['updated', 'descending'],
  ])('of %s, %s, hold every row once and in order', async (sort, direction) => {
    for (const searchTerm of ['', 'rare', 'ete', 'e', 'git.example/1']) {
      const items = await everyPage({ searchTerm, sort, direction, limit: 100 });
      const all = await server.database.sql<{ name: string }[]>`
        select name from repositories where search like '%' || searchable(${searchTerm}) || '%'
        order by ${sort === 'name' ? server.database.sql`sort_name` : server.database.sql`updated_at`}, id`;
      const expected = all.map(({ name }) => name);
      if (direction === 'descending') expected.reverse();
      expect(items.map(({ name }) => name)).toEqual(expected);
    }
  });

  it('come as pictures show them when nothing is said: the last changed first, twenty', async () => {
    const { body } = await list();
    expect(body.items).toHaveLength(20);
    expect(body.items[0].updatedAt > body.items[19].updatedAt).toBe(true);
    expect(names((await list({ sort: 'name', limit: 2 })).body)).toEqual(['ete 1', 'ete 10']);
  });

  it('count exactly to 1,000 without a term and to 100 with one', async () => {
    expect((await list()).body.total).toEqual({ count: 1000, exact: false });
    expect((await list({ searchTerm: 'ete' })).body.total).toEqual({ count: 100, exact: false });
    expect((await list({ searchTerm: 'rare' })).body.total).toEqual({ count: 25, exact: true });
  });

  it('go on where the last one ended although rows came and went', async () => {
    const first = (await list({ sort: 'name', limit: 3 })).body;
    await server.database.sql`delete from repositories where id = ${first.items[2].id}`;
    await server.database.sql`insert into repositories (name, link) values ('aaa', 'https://git.example')`;
    const next = (await list({ sort: 'name', limit: 3, cursor: first.nextCursor })).body;
    expect([names(first), names(next)]).toEqual([
      ['ete 1', 'ete 10', 'ete 100'],
      ['ete 1000', 'ete 1001', 'Été 1002'],
    ]);
  });
});

describe('filters', () => {
  it('leave what was changed in the last days, and what some people have added', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    const { sql } = server.database;
    await sql`truncate repositories cascade`;
    await sql`
      insert into repositories (name, link, updated_at)
      select 'filtered ' || n, 'https://git.example/' || n, now() - n * interval '1 day' from generate_series(1, 40) as n`;
    const added = await admin.request('POST', `${server.url}/api/repositories`, {
      name: 'Added',
      link: 'git.example',
    });
    const ask = async (browser: Browser, path: string) =>
      (await browser.request('GET', `${server.url}/api/repositories${path}`)) as Answer;
    const week = await ask(user, '?changedWithin=7&sort=name');
    expect(names(week.body)).toEqual(['Added', ...[1, 2, 3, 4, 5, 6].map((n) => `filtered ${n}`)]);
    expect(week.body.total).toEqual({ count: 7, exact: true });
    expect(names((await ask(user, '?changedWithin=7&searchTerm=filtered%203')).body)).toEqual(['filtered 3']);
    expect((await ask(user, '/count?changedWithin=7&searchTerm=f')).body).toEqual({ count: 6, exact: true });
    await sql`update repositories set created_at = updated_at where name like 'filtered %'`;
    const since = `addedSince=${new Date(Date.now() - 2.5 * 86_400_000).toISOString()}`;
    expect(names((await ask(admin, `?${since}&sort=name`)).body)).toEqual([
      'Added',
      'filtered 1',
      'filtered 2',
    ]);
    expect((await ask(admin, `/count?${since}&searchTerm=f`)).body).toEqual({ count: 2, exact: true });
    const { body } = await ask(admin, '/authors');
    expect(body.items).toHaveLength(1);
    const mine = `addedBy=${body.items[0].id}`;
    expect(names((await ask(admin, `?${mine},nobody`)).body)).toEqual(['Added']);
    expect((await ask(admin, '?addedBy=nobody')).body.total).toEqual({ count: 0, exact: true });
    expect((await ask(admin, `/count?${mine}`)).body.count).toBe(1);
    // Who did what is for managers.
    for (const path of ['/authors', `?${mine}`, `/count?${mine}`, `/export?${mine}`]) {
      const refused = await ask(user, path);
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'RESOURCE_NOT_ALLOWED']);
    }
    for (const query of ['addedSince=monday', 'changedWithin=0', 'changedWithin=soon', 'changedWithin=99999'])
      expect((await ask(user, `?${query}`)).status).toBe(422);
    expect(added.status).toBeLessThan(300);
  });

  it('and a deletion of all goes as far as they do, by a number that is known first', async () => {
    const admin = await signInUser(server, 'admin@example.com');
    const { sql } = server.database;
    await sql`truncate repositories cascade`;
    await sql`
      insert into repositories (name, link, updated_at)
      select 'many ' || n, 'https://git.example/' || n, now() - (n % 2) * interval '30 days' from generate_series(1, 3000) as n`;
    const url = `${server.url}/api/repositories`;
    expect((await admin.request('GET', `${url}/count?searchTerm=many`)).body).toEqual({
      count: 3000,
      exact: true,
    });
    const all = { searchTerm: 'ma', changedWithin: 7 };
    const { body } = await admin.request('POST', `${url}/delete`, { all, expectedCount: 1500 });
    expect(body.count).toBe(1500);
    expect((await admin.request('GET', `${url}/count`)).body.count).toBe(1500);
  });
});

describe('what cannot be answered', () => {
  it.each([
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ limit: 'x' }],
    [{ sort: 'link' }],
    [{ direction: 'up' }],
    [{ searchTerm: 'x'.repeat(201) }],
    [{ cursor: 'nonsense' }],
    [{ cursor: Buffer.from('{"sort":"name"}').toString('base64url') }],
    [{ cursor: Buffer.from('[1]').toString('base64url') }],
    [
      {
        cursor: Buffer.from(
          JSON.stringify({
            sort: 'updated',
            direction: 'descending',
            key: 'yesterday',
            id: crypto.randomUUID(),
          }),
        ).toString('base64url'),
      },
    ],
  ])('is refused: %j', async (query: Record<string, string | number>) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  it('so is a cursor of another order', async () => {
    const { nextCursor } = (await list({ sort: 'name', limit: 1 })).body;
    const answer = await list({ sort: 'updated', cursor: nextCursor });
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([422, ['cursor']]);
  });
});
