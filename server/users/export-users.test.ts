import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

const get = (query = '') => server.call(server.admin, 'GET', `/users/export?${query}`);

describe('the export of users', () => {
  it('holds who the list shows, in its order, with heads in the language of the caller', async () => {
    const { sql } = server.database;
    await sql`insert into users (id, name, email, role, language, created_at, last_seen_at, onboarded_at) values
      ('u1', 'Ada', 'ada@export.example', 'user,admin', ${otherLanguage}, '2026-01-01', '2026-02-01', now()),
      ('u2', 'ليلى', '=cmd@export.example', 'user', null, '2026-01-02', null, null)`;
    const { status, headers, body } = await get('searchTerm=export&sort=joined&direction=ascending');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/);
    expect(body).toBe(
      'Name,E-mail,Roles,State,Language,Last seen (UTC),Joined (UTC),Identifier\r\n' +
        'Ada,ada@export.example,"user, admin",active,' +
        `${otherLanguage},2026-02-01 00:00:00,2026-01-01 00:00:00,u1\r\n` +
        "\u2068ليلى\u2069,'=cmd@export.example,user,onboarding,,,2026-01-02 00:00:00,u2\r\n",
    );
    server.admin.headers = { 'accept-language': otherLanguage };
    expect((await get('role=admin&searchTerm=export')).body.split('\r\n').slice(0, 2)).toEqual([
      expect.stringContaining(textIn(otherLanguage, 'users.csv.email')),
      expect.stringMatching(/^Ada[,;]/),
    ]);
    server.admin.headers = {};
  });

  it('goes on over many pages', async () => {
    await server.database.sql`insert into users (id, name, email)
      select 'many' || n, 'Many', 'many' || n || '@many.example' from generate_series(1, 1001) n`;
    const lines = (await get('searchTerm=many&sort=name')).body.split('\r\n');
    expect(new Set(lines).size).toBe(1003);
  });

  it('is for admins, and refuses what the list refuses', async () => {
    const user = await signInUser(server, 'user@example.com');
    const refused = await server.call(user, 'GET', '/users/export');
    expect([refused.status, refused.body.code]).toEqual([403, 'RESOURCE_NOT_ALLOWED']);
    const invalid = await get('state=asleep');
    expect([invalid.status, Object.keys(invalid.body.data.fields)]).toEqual([422, ['state']]);
  });

  it('stops reading when the caller goes away', async () => {
    // More than the sockets of both sides take in.
    await server.database.sql`insert into users (id, name, email, language)
      select 'long' || n, 'Long', 'long' || n || '@long.example', ${'x'.repeat(4_000)}
      from generate_series(1, 3000) n`;
    const port = Number(new URL(server.url).port);
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `GET /api/users/export HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${server.admin.cookieHeader}\r\n\r\n`,
        );
      });
      socket.once('error', reject);
      socket.once('data', () => {
        socket.destroy();
        resolve();
      });
    });
    await expect
      .poll(() => server.logs.find((line) => line.includes('users/export') && line.includes('aborted')))
      .toBeDefined();
    expect(server.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  });
});
