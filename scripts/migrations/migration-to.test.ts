import { expect, it } from 'vitest';
import { migrationTo } from './migration-to.ts';
import { readMigratedSchema } from './schema-snapshot.ts';

it('computes a column anew of one that is new, with its index', async () => {
  const wanted = readMigratedSchema();
  const { columns } = wanted.tables['public.users'] ?? {};
  if (!columns?.search) throw new Error('users have no search');
  columns.nickname = { name: 'nickname', type: 'text', primaryKey: false, notNull: false };
  columns.search.generated = { as: 'searchable(coalesce("nickname", \'\'))', type: 'stored' };
  const statements = await migrationTo(wanted);
  expect(statements).toEqual([
    'ALTER TABLE "users" drop column "search";',
    'ALTER TABLE "users" ADD COLUMN "nickname" text;',
    expect.stringMatching(/^ALTER TABLE "users" ADD COLUMN "search" text GENERATED ALWAYS AS/),
    'CREATE INDEX "users_search_index" ON "users" USING gin ("search" gin_trgm_ops);',
  ]);
});
