import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allAtOnce, succeeded } from '#tests/attacks/support/all-at-once.ts';
import { startUsersServer, type UsersServer } from '#tests/support/users-server.ts';

let server: UsersServer;
beforeAll(async () => {
  server = await startUsersServer();
});
afterAll(() => server?.stop());

describe('of a repository’s name', () => {
  const name = (number: number) => (number % 2 === 0 ? 'Café Lantern' : 'CAFE\u0301 LANTERN');

  it('only one is created concurrently', async () => {
    const answers = await allAtOnce((number) =>
      server.call(server.admin, 'POST', '/repositories', { name: name(number), link: 'git.example/x' }),
    );
    expect(succeeded(answers)).toHaveLength(1);
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(new Set(rejected.map(({ status, body }) => `${status} ${Object.keys(body.data.fields)}`))).toEqual(
      new Set(['422 name']),
    );
  });

  it('only one exists when others are concurrently renamed to it', async () => {
    const made = await allAtOnce((number) =>
      server.call(server.admin, 'POST', '/repositories', { name: `other ${number}`, link: 'git.example/x' }),
    );
    const answers = await allAtOnce((number) => {
      const { id, updatedAt } = made[number]?.body ?? {};
      const changed = { name: 'The One', link: 'git.example/x', expectedUpdatedAt: updatedAt };
      return server.call(server.admin, 'PUT', `/repositories/${id}`, changed);
    });
    expect(succeeded(answers)).toHaveLength(1);
  });
});

it('a bulk deletion is undone once, however many concurrent requests, and the records exist once', async () => {
  const { sql } = server.database;
  await sql`truncate repositories, deleted_records, audit_events cascade`;
  await sql`
    insert into repositories (name, link) select 'bulk ' || n, 'https://git.example' from generate_series(1, 300) n`;
  const deleted = await server.call(server.admin, 'POST', '/repositories/delete', {
    all: { searchTerm: '' },
    expectedCount: 300,
  });
  const { deletedAt } = deleted.body;
  const restore = () => server.call(server.admin, 'POST', '/repositories/restore', { deletedAt });
  const answers = await allAtOnce(restore);
  expect(succeeded(answers).map(({ body }) => body.restored)).toEqual([300]);
  const late = await restore();
  expect([late.status, late.body.code]).toEqual([404, 'UNDO_NOT_POSSIBLE']);
  expect(await sql`select 1 from repositories`).toHaveLength(300);
  expect(await sql`select 1 from audit_events where action = 'repository.restored'`).toHaveLength(300);
});
