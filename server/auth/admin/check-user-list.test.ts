import { afterAll, describe, expect, it } from 'vitest';
import { startAuthServer } from '#tests/support/auth-server.ts';
import { expectRefusal, rejected } from '#tests/support/list-queries.ts';

const users = '/admin/list-users?';
const server = await startAuthServer();
const admin = await server.signIn('admin@example.com');
const ada = await server.signIn('ada@example.com');
afterAll(() => server.stop());

describe('users', () => {
  it.each([
    ...rejected,
    ['filterField=banned&filterValue=x', 'filterValue'],
    ['filterValue=%00', 'filterValue'],
    ['searchValue=%00', 'searchValue'],
    ['filterField=banned&filterOperator=contains&filterValue=true', 'filterOperator'],
  ])('cannot be listed by %s', (query, field) => expectRefusal(admin, users + query, field));

  it.each([
    ['', 2],
    ['offset=1', 1],
    ['sortBy=createdAt&sortDirection=desc', 2],
    ['sortBy=banned', 2],
    ['searchValue=ada&searchField=email&searchOperator=starts_with', 1],
    ['filterValue=ada@example.com', 1],
    ['filterField=role&filterValue=admin', 1],
    ['filterField=email&filterOperator=in&filterValue=ada@example.com&filterValue=x', 1],
    ['filterField=banned&filterValue=false', 2],
    ['filterField=banned&filterOperator=ne&filterValue=false', 0],
    ['filterField=emailVerified&filterValue=true', 2],
  ])('can be listed by %j', async (query, count) => {
    const { status, body } = await admin.get(users + query);
    expect([status, body.users?.length]).toEqual([200, count]);
  });

  it('are a hundred per request at most', async () => {
    await server.database.sql`
      insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@example.com' from generate_series(1, 150) n`;
    for (const [limit, count] of [
      ['1000', 100],
      ['0', 100],
      ['-3', 100],
      ['x', 100],
      ['7', 7],
    ] as const) {
      const { body } = await admin.get(`${users}limit=${limit}`);
      expect([limit, body.users.length, body.total]).toEqual([limit, count, 152]);
    }
  });

  it('cannot be listed by others, with any query', async () => {
    expect((await ada.get(`${users}sortBy=unknown`)).status).toBe(403);
    expect((await server.browser().get(`${users}sortBy=unknown`)).status).toBe(401);
  });
});
