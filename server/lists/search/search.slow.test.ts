import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserFilter } from '#contract/users/users.ts';
import { createdAt, search, sortName, starts, updatedAt } from '#server/database/tables/columns.ts';
import { createRandom, type Random } from '#server/features/random.ts';
import { inScope } from '#server/scopes/in-scope.ts';
import { userConditions, userList } from '#server/users/user-list.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { type RecordedDatabase, recordedDatabase } from '#tests/support/recorded-database.ts';
import { defineList } from '../define-list.ts';
import { writeCursor } from '../keyset-page.ts';
import { listOrder } from '../list-order.ts';
import { readRows } from '../read-rows.ts';
import { textAfter } from './search-condition.ts';

/** So many that the sample holds a part of them, and that index scans are worth while. */
const count = 6000;

const projects = pgTable('test_projects', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  link: text('link').notNull(),
  description: text('description'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  sortName: sortName('name'),
  search: search('name', 'link', 'description'),
  starts: starts('name'),
});

const projectList = defineList({
  table: projects,
  columns: { id: projects.id, name: projects.name },
  sorts: { name: projects.sortName, updated: projects.updatedAt },
});

let test: TestDatabase;
let database: RecordedDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  database = recordedDatabase(test.url);
  await database.sql.unsafe(`
    create table test_projects (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      link text not null,
      description text,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      sort_name text collate "C" not null generated always as (fold(name)) stored,
      search text not null generated always as (searchable(coalesce(name, '')) || E'\\n'
        || searchable(coalesce(link, '')) || E'\\n' || searchable(coalesce(description, ''))) stored,
      starts text not null generated always as (word_starts(fold(coalesce(name, '')))) stored
    );
    create unique index on test_projects (sort_name, id);
    create index on test_projects (updated_at, id);
    create index on test_projects using gin (search gin_trgm_ops);
    create index on test_projects using gin (starts gin_trgm_ops);`);
  // Topics that stand together by name, words here and there, and some that came all at once.
  await database.sql`
    insert into test_projects (name, link, description, updated_at)
    select
      (array['harbour', 'Étoile', 'مشروع', 'mwangaza', 'ÉTÉ', 'q_%'])[1 + n / 1000] || '-' || n,
      'https://git.example/' || n || '/c++',
      case when n % 9 > 0 then (array['Nightly jobs', 'Tâches de nuit', 'مَهام ليلية', 'Kazi 🚀', 'rien à dire'])[1 + n % 5] end
        || case when n % 400 = 0 then ' rarely' else '' end || case when n between 5000 and 5900 then ' lately' else '' end
        || case when n > 5750 then ' at_last' else '' end,
      timestamptz '2026-01-01' - ((n * 7919) % 3000) * interval '1 hour'
    from generate_series(0, ${count - 1}) as n`;
  await database.sql`
    insert into users (id, name, email, role, created_at, last_seen_at, onboarded_at, banned)
    select 'user ' || (n * 7919) % 100003,
      case when n % 50 = 0 then '' else
        (array['Amina', 'Hélène', 'ليلى', 'Owen'])[1 + n % 4] || ' ' || (array['Otieno', 'Évrard', 'حدّاد', 'O’Keane', 'Lin'])[1 + n % 5] end,
      'person.' || n || '@' || (array['en', 'fr', 'ar', 'sw'])[1 + n % 4] || '.example',
      case when n % 500 = 0 then 'user,admin' else 'user' end,
      timestamptz '2026-01-01' - (n / 3) * interval '1 hour',
      case when n % 3 > 0 then timestamptz '2026-02-01' - ((n * 31) % 500) * interval '1 hour' end,
      case when n % 50 > 0 then now() end, n % 4 = 1
    from generate_series(0, ${count - 1}) as n`;
  await database.sql`vacuum analyze`;
});
afterAll(async () => {
  await database?.close();
  await test?.drop();
});

interface Stored {
  id: string;
  search: string;
  /** What short words are looked for in, folded. */
  short: string;
  /** All of its text, folded. */
  text: string;
  cursor: string;
}

/** What a search comes to when every row is looked at, one after the other. */
async function naively(rows: readonly Stored[], term: string): Promise<(row: Stored) => boolean> {
  const words = await database.sql<{ word: string; letters: string }[]>`
    select word, spell(word) as letters
    from regexp_split_to_table(fold_variants(fold(${term})), '\\s+') as word where word <> ''`;
  const found = new Set(
    rows.filter(({ search, short }) =>
      words.every(({ word, letters }) =>
        [...word].length < 3 ? startsWord(short, word) : search.includes(letters),
      ),
    ),
  );
  return (row) => found.has(row);
}

/** Words start wherever no letter stands before, and each sign is one. */
function startsWord(text: string, word: string): boolean {
  const inWord = /[\p{L}\p{N}]/u;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? ' ';
    if (!inWord.test(before) || !inWord.test([...word][0] ?? '')) return true;
  }
  return false;
}

/** A term as people make them: some letters of what there is, words of several places, or what is nowhere. */
function inventTerm(random: Random, texts: readonly string[]): string {
  const piece = () => {
    const letters = [...random.pick(texts)];
    const begin = random.below(3) === 0 ? 0 : random.below(letters.length);
    return letters.slice(begin, begin + 1 + random.below(12)).join('');
  };
  const fixed = [
    'harbour',
    'rarely',
    'lately',
    'nightly jobs',
    'مهام',
    'مَهام لیلیه',
    '٥',
    'ح',
    'e',
    'é',
    'q_',
    'ha',
    'm',
    '5',
    'ن',
    '-',
    'e 5',
    '%',
    '🚀',
    'c++ nuit',
    '.example',
  ];
  const term = random.below(3) === 0 ? random.pick(fixed) : piece();
  return (random.below(4) === 0 ? `${term} ${piece()}` : term).trim();
}

/** The ways that the statements since the last look took. */
function waysTaken(): string {
  const statements = database.takeStatements().filter((text) => !text.includes('tablesample'));
  if (statements.some((text) => text.includes('<= (select'))) return 'region';
  const isFound = statements.some((text) => text.includes('offset 0'));
  const isScanned = statements.some((text) => text.includes('list_key') && !text.includes('offset 0'));
  return `${isScanned ? 'scanned' : ''}${isFound ? 'found' : ''}`;
}

interface Asked<Row> {
  term: string;
  /** In the order of the list. */
  rows: readonly Row[];
  /** Index of the row after which the page begins; -1 for the first page. */
  place: number;
  limit: number;
  isFound: (row: Row) => boolean;
}

/** That a page has the rows, the end and the count (as far as it goes) that looking at every row gives. */
function expectPage<Row extends { id: string }>(
  page: { items: readonly { id: string }[]; nextCursor: string | null; count?: number | undefined },
  { term, rows, place, limit, isFound }: Asked<Row>,
): void {
  const expected = rows.slice(place + 1).filter(isFound);
  const ids = expected.slice(0, limit).map(({ id }) => id);
  expect([term, page.items.map(({ id }) => id)]).toEqual([term, ids]);
  expect([term, page.nextCursor !== null]).toEqual([term, expected.length > limit]);
  if (page.count === undefined) return;
  const all = rows.filter(isFound).length;
  expect([term, Math.min(page.count, 101)]).toEqual([term, Math.min(all, 101)]);
}

describe('a page of a search holds what looking at every row would', () => {
  it('of projects, in every order, from anywhere on', async () => {
    const random = createRandom(1);
    const ways = new Set<string>();
    for (const sort of ['name', 'updated'] as const) {
      for (const direction of ['ascending', 'descending'] as const) {
        const order = listOrder(projectList, sort, direction);
        const way = database.sql.unsafe(direction === 'ascending' ? 'asc' : 'desc');
        const key = database.sql.unsafe(sort === 'name' ? 'sort_name' : 'updated_at');
        const stored = await database.sql<(Stored & { sort_name: string; updated_at: string })[]>`
          select id, name, search, sort_name, fold_variants(sort_name) as short,
            fold(concat_ws(' ', name, link, description)) as text, updated_at from test_projects order by ${key} ${way}, id ${way}`;
        const rows = stored.map((row) => ({
          ...row,
          cursor: writeCursor({
            sort,
            direction,
            key: sort === 'name' ? row.sort_name : new Date(row.updated_at).toISOString(),
            id: row.id,
          }),
        }));
        const texts = rows.map(({ text }) => text);
        for (let round = 0; round < 25; round++) {
          const term = inventTerm(random, texts);
          const isFound = await naively(rows, term);
          const place = random.below(2) === 0 ? -1 : random.below(rows.length);
          const limit = 1 + random.below(40);
          database.takeStatements();
          const page = await readRows(database, projectList, inScope({}, projectList.table), {
            term,
            order,
            cursor: rows[place]?.cursor,
            limit,
            countTo: 100,
          });
          if (page.count !== undefined) ways.add(waysTaken());
          expectPage(page, { term, rows, place, limit, isFound });
        }
      }
    }
    // Else this test would know one of them alone.
    expect([...ways].sort()).toEqual(['found', 'scanned', 'scannedfound']);
  });

  it('counts what stands at the end of the table, too', async () => {
    database.takeStatements();
    const order = listOrder(projectList, 'updated');
    const page = await readRows(database, projectList, inScope({}, projectList.table), {
      term: 'at_last',
      order,
      limit: 1,
      countTo: 100,
    });
    expect([page.items.length, page.count]).toEqual([1, 101]);
    // The few matches are spread over all times, so combining both indexes is cheapest.
    expect(waysTaken()).toBe('region');
  });

  it.each(['ascending', 'descending'] as const)(
    'where a sample expects it, page by page, %s',
    async (direction) => {
      const order = listOrder(projectList, 'updated', direction);
      const way = database.sql.unsafe(direction === 'ascending' ? 'asc' : 'desc');
      const stored = await database.sql<{ id: string }[]>`
      select id from test_projects where description like '%at_last' order by updated_at ${way}, id ${way}`;
      const ids: string[] = [];
      const ways = new Set<string>();
      let cursor: string | null | undefined;
      while (cursor !== null) {
        database.takeStatements();
        const page = await readRows(database, projectList, inScope({}, projectList.table), {
          term: 'at_last',
          order,
          cursor,
          limit: 1,
          countTo: 100,
        });
        ways.add(waysTaken());
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(ids).toEqual(stored.map(({ id }) => id));
      expect([...ways]).toContain('region');
    },
  );

  it('of users, in every order, with and without a filter', async () => {
    const random = createRandom(2);
    const filters = [
      {},
      {},
      { role: ['admin'] },
      { state: ['banned'] },
      { state: ['active', 'onboarding'], role: ['user'] },
    ] satisfies Pick<UserFilter, 'role' | 'state'>[];
    for (const sort of ['name', 'joined', 'lastSeen'] as const) {
      for (const direction of ['ascending', 'descending'] as const) {
        const order = listOrder(userList, sort, direction);
        const way = database.sql.unsafe(direction === 'ascending' ? 'asc' : 'desc');
        const key = database.sql.unsafe(
          { name: 'sort_name', joined: 'created_at', lastSeen: `coalesce(last_seen_at, '-infinity')` }[sort],
        );
        type Row = Stored & { sort_name: string; time: string | null; is_in: boolean };
        for (const wanted of filters) {
          const filter = userConditions(wanted, []);
          const { role, state }: Pick<UserFilter, 'role' | 'state'> = wanted;
          const stored = await database.sql<Row[]>`
            select id, name, search, fold_variants(sort_name || ' ' || fold(email)) as short,
              fold(concat_ws(' ', name, email)) as text, sort_name,
              ${database.sql.unsafe(sort === 'lastSeen' ? 'last_seen_at' : 'created_at')} as time,
              (${role ?? null}::text[] is null or ${role ?? []}::text[] && string_to_array(role, ','))
              and (${state ?? null}::text[] is null or case
                when banned then 'banned' when onboarded_at is null then 'onboarding' else 'active' end = any (${state ?? []}::text[])) as is_in
            from users order by ${key} ${way}, id ${way}`;
          const rows = stored.map((row) => ({
            ...row,
            cursor: writeCursor({
              sort,
              direction,
              key: sort === 'name' ? row.sort_name : row.time && new Date(row.time).toISOString(),
              id: row.id,
            }),
          }));
          const texts = rows.map(({ text }) => text);
          for (let round = 0; round < 5; round++) {
            const term = inventTerm(random, texts);
            const isFound = await naively(rows, term);
            const place = random.below(2) === 0 ? -1 : random.below(rows.length);
            const limit = 1 + random.below(40);
            const page = await readRows(database, userList, inScope({}, userList.table), {
              term,
              filter,
              order,
              cursor: rows[place]?.cursor,
              limit,
              countTo: 100,
            });
            const isMeant = (row: (typeof rows)[number]) => row.is_in && isFound(row);
            expectPage(page, { term, rows, place, limit, isFound: isMeant });
          }
        }
      }
    }
  });
});

describe('the text after all that begin with another', () => {
  it.each([
    ['a', 'b'],
    ['az', 'a{'],
    ['é', 'ê'],
    ['\uD7FF', '\uE000'],
    ['a\u{10FFFF}', 'b'],
    ['\u{10FFFF}', undefined],
  ])('%j is %j', (start, expected) => {
    expect(textAfter(start)).toBe(expected);
  });
});
