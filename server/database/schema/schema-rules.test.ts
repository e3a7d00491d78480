import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { foldedTexts } from '#tests/support/folded-texts.ts';

let test: TestDatabase;
let sql: TestDatabase['database']['sql'];
beforeAll(async () => {
  test = await createTestDatabase();
  sql = test.database.sql;
});
afterAll(() => test.drop());

describe('fold', () => {
  it.each(foldedTexts)('makes %j %j in searches, as the browser does', async (text, folded) => {
    const [row] = await sql`select fold_variants(fold(${text})) as folded`;
    expect(row?.folded).toBe(folded);
  });

  it('keeps letters apart in the order of lists that a search takes for one', async () => {
    const [row] = await sql`select fold('أحمد') <> fold('احمد') as "isApart"`;
    expect(row?.isApart).toBe(true);
  });

  it('concatenates all fields so that no match spans two of them', async () => {
    await sql`insert into users (id, name, email) values ('o', 'Un Été', 'two@example.com')`;
    const found = async (term: string) =>
      (await sql`select 1 from users where search like '%' || searchable(${term}) || '%'`).length;
    expect([await found('un ete'), await found('two@ex'), await found('etetwo')]).toEqual([1, 1, 0]);
  });
});

describe('searchable', () => {
  it.each(['c++', '---', '100%_\\', '🚀🚀🚀', '«—»', '#%&', '.io'])(
    'replaces signs by letters, for which the index has trigrams: %s',
    async (text) => {
      const [row] = await sql`
        select cardinality(show_trgm(searchable(${text}))) > 3 as indexed, searchable(${text}) ~ '[%_\\\\]' as special`;
      expect(row).toEqual({ indexed: true, special: false });
    },
  );

  it('encodes signs by letters that users do not type, not by the digits of their code points', async () => {
    const signs = Array.from({ length: 0x1000 }, (_, index) => String.fromCodePoint(0x2000 + index));
    const rows = await sql`
      select sign from unnest(${[...signs, '🚀', '👩']}::text[]) as sign
      where fold(sign) !~ '[[:alnum:][:space:]]' and searchable(sign) ~ '[0-9a-z]'`;
    expect(rows).toEqual([]);
  });

  it('distinguishes signs', async () => {
    const signs = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~€🚀👩'];
    const rows = await sql`select distinct searchable(sign) from unnest(${signs}::text[]) as sign`;
    expect(rows).toHaveLength(signs.length);
  });
});

describe('users and members', () => {
  it('are unique by case-insensitive address, and once per organization', async () => {
    await sql`insert into users (id, name, email) values ('a', 'A', 'ada@example.com')`;
    await expect(
      sql`insert into users (id, name, email) values ('b', 'B', 'ADA@example.com')`,
    ).rejects.toMatchObject({ constraint_name: 'users_email_folded_unique' });
    await sql`insert into organizations (id, name, slug) values ('o', 'O', 'o')`;
    await sql`insert into members (id, organization_id, user_id, role) values ('m', 'o', 'a', 'owner')`;
    await expect(
      sql`insert into members (id, organization_id, user_id) values ('n', 'o', 'a')`,
    ).rejects.toMatchObject({ constraint_name: 'members_organization_user_unique' });
  });

  it('are deleted with their data', async () => {
    await sql`insert into sessions (id, token, user_id, expires_at) values ('s', 't', 'a', now())`;
    await sql`insert into accounts (id, account_id, provider_id, user_id) values ('c', 'x', 'oidc', 'a')`;
    await sql`delete from users where id = 'a'`;
    for (const table of ['sessions', 'accounts', 'members', 'organizations']) {
      expect(await sql`select 1 from ${sql(table)}`).toHaveLength(0);
    }
  });
});
