import express from 'express';
import { restHandler } from '#server/app/rest-handler.ts';
import { ruleError } from '#server/auth/rule-errors.ts';
import { createTestDatabase } from '../create-test-database.ts';
import { startHttpServer } from '../http-server.ts';

/** Columns of a table that can be listed, sorted and searched by `name`. */
const listColumns = `
  id uuid primary key default gen_random_uuid(), name text not null,
  created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now(),
  sort_name text collate "C" not null generated always as (fold(name)) stored,
  search text not null generated always as (searchable(name)) stored,
  starts text not null generated always as (word_starts(fold(name))) stored`;

/**
 * Serves lamps, a kind of record that only tests have, at /api/lamps. Its database has the users Ada and Omar; a header
 * names the caller, who is an admin.
 * @param columns further columns of the table test_lamps
 * @param before SQL that creates what these columns refer to
 */
export async function startLamps(
  operations: object,
  columns: string,
  { before = '' }: { before?: string } = {},
) {
  const test = await createTestDatabase();
  const { database } = test;
  await database.sql.unsafe(`${before}; create table test_lamps (${listColumns}, ${columns});
    insert into users (id, name, email) values ('ada', 'Ada', 'ada@example.com'), ('omar', 'Omar', 'omar@example.com')`);
  const handler = restHandler({
    router: { lamps: operations } as never,
    createContext: ({ headers }) => {
      const currentUser = { id: headers['x-user'], roles: ['admin'], onboarded: true, impersonatedBy: null };
      return {
        ...{ database, replica: database, fieldKinds: [], language: 'en', logger: console, ruleError },
        ...{ findCurrentUser: async () => currentUser, nameRoute: () => {}, setHeader: () => {} },
      } as never;
    },
  });
  const server = await startHttpServer(express().use(express.json(), handler));
  return {
    database,
    async call(user: string, method: string, path: string, body?: unknown) {
      const headers = { 'content-type': 'application/json', 'x-user': user };
      const given = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}/api/lamps${path}`, { method, headers, ...given });
      return { status: answer.status, body: await answer.json() };
    },
    async stop() {
      await server.stop();
      await test.drop();
    },
  };
}
