import { describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/database/database.ts';
import { createTestDatabase } from '#tests/support/create-test-database.ts';
import { InvalidEnvironmentError, parseEnvironment } from './environment.ts';

/** As Neon, Supabase, Prisma and libpq have them. */
const given =
  'channel_binding=prefer&pgbouncer=true&connection_limit=5&schema=public&keepalives=1&target_session_attrs=any';

function faultOf(parameters: string): string | undefined {
  try {
    parseEnvironment({ DATABASE_URL: `postgres://u:hunter2@db/x?${parameters}` });
  } catch (error) {
    if (!(error instanceof InvalidEnvironmentError)) throw error;
    return error.faults.join('\n');
  }
  return undefined;
}

describe.each(['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const)('%s', (name) => {
  it('connects as hosting providers write it, and names what is ignored', async () => {
    const test = await createTestDatabase();
    const separator = test.url.includes('?') ? '&' : '?';
    const environment = parseEnvironment({
      DATABASE_URL: test.url,
      [name]: `${test.url}${separator}${given}`,
    });
    const url = name === 'DATABASE_URL' ? environment.databaseUrl : environment.databaseReplicaUrl;
    const database = connectDatabase(url ?? '', { tables: {}, max: 1 });
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(database.sql.options.prepare).toBe(false);
    expect(environment.ignoredDatabaseParameters).toEqual([
      `${name}: channel_binding`,
      `${name}: connection_limit`,
      `${name}: schema`,
      `${name}: keepalives`,
      `${name}: target_session_attrs`,
    ]);
    await database.close();
    await test.drop();
  });
});

it.each([
  ['sslrootcert=system', 'sslmode=verify-full'],
  ['keepalives_idle=30', 'keep_alive=30'],
  ['sslmode=no-verify', 'sslmode=require'],
  ['application_name=a%20b&pgbouncer=false', 'application_name=a+b'],
  ['target_session_attrs=read-write', 'target_session_attrs=read-write'],
])('reads %s as %s', (parameters, expected) => {
  const { databaseUrl } = parseEnvironment({ DATABASE_URL: `postgres://u:p%40@db:5432/x?${parameters}` });
  expect(databaseUrl).toBe(`postgres://u:p%40@db:5432/x?${expected}`);
});

it.each([
  ['sslrootcert=/etc/ca.pem', /^DATABASE_URL: has sslrootcert.*NODE_EXTRA_CA_CERTS/],
  ['schema=tenant', /^DATABASE_URL: has schema.*public/],
  ['sslcert=a&sslkey=b', /^DATABASE_URL: has sslcert.*\n?.*has sslkey/],
  ['host=/cloudsql/x', /^DATABASE_URL: has host/],
  ['target_session_attrs=nonsense', /^DATABASE_URL: has target_session_attrs/],
])('refuses %s with the other invalid variables', (parameters, expected) => {
  expect(faultOf(parameters)).toMatch(expected);
  expect(faultOf(parameters)).not.toContain('hunter2');
});
