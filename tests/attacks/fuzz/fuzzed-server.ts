import { makeKeys, tablesOfKeys } from '#tests/support/api-keys.ts';
import type { Browser } from '#tests/support/browser.ts';
import { startHostedServer } from '#tests/support/hosted-server.ts';
import { idOf } from '#tests/support/id-of.ts';
import { organizationAndTeam } from '#tests/support/organizations.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import type { TestServer } from '#tests/support/start-test-server.ts';
import { testedFeatures } from '#tests/support/tested-features.ts';

export interface FuzzedServer {
  url: string;
  port: number;
  /** Cookies of each kind of user; anonymous requests have none. */
  cookies: Record<string, string | undefined>;
  /** API keys, each with all that its owner can give it. */
  keys: Record<string, string | undefined>;
  /** Valid ids and texts of the server. */
  known: string[];
  /** Restores both users with their sessions and keys, whatever they have done to themselves and each other. */
  restore(): Promise<void>;
  /** Log lines with errors. */
  errorLines(): string[];
  stop(): Promise<void>;
}

/** A hosted server behind a trusted proxy, with a user, an admin, and some records. */
export async function startFuzzedServer(): Promise<FuzzedServer> {
  const server = await startHostedServer({ ADMIN_EMAILS: 'admin@example.com', LOG_LEVEL: 'warn' });
  const { sql } = server.database;
  const user = await signInUser(server, 'user@example.com');
  const admin = await signInUser(server, 'admin@example.com');
  const people = [await idOf(user), await idOf(admin)];
  const known = [...people, ...(await makeRecords(user, admin, server)), 'user@example.com', 'user', 'admin'];
  const organization = async () => {
    await sql`insert into organizations (id, name, slug) values ('keys', 'Keys', 'of-keys') on conflict do nothing`;
    await sql`insert into members (id, organization_id, user_id, role)
      values ('keys', 'keys', ${people[0] ?? ''}, 'owner') on conflict do nothing`;
  };
  await organization();
  const keys: Record<string, string | undefined> = {
    ...(await makeKeys({ 'key of an organization': [user, 'keys'], 'key of an admin': [admin, null] })),
  };
  const saved = {
    others: await Promise.all(
      otherTables.map(async (table) => ({
        table,
        rows: await sql`select row_to_json(row) as row from ${sql(table)} row`,
      })),
    ),
    users: await sql`select row_to_json(row) as row from users row where id in ${sql(people)}`,
    sessions: await sql`select row_to_json(row) as row from sessions row where user_id in ${sql(people)}`,
  };
  known.push(...saved.sessions.map(({ row }) => row.id as string));

  async function put(table: string, rows: unknown): Promise<void> {
    const columns = await sql<{ name: string }[]>`
      select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`;
    const names = columns.map(({ name }) => name);
    const others = names.filter((name) => name !== 'id');
    const set = others.map((name) => `"${name}" = excluded."${name}"`).join(', ');
    const list = names.map((name) => `"${name}"`).join(', ');
    await sql.unsafe(
      `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)
       on conflict (id) do update set ${set}`,
      [JSON.stringify(rows)],
    );
  }

  return {
    url: server.url,
    port: server.port,
    cookies: { user: user.cookieHeader, admin: admin.cookieHeader },
    keys,
    known,
    async restore() {
      await sql`delete from users where id not in ${sql(people)} and email in ('user@example.com', 'admin@example.com')`;
      await put(
        'users',
        saved.users.map(({ row }) => row),
      );
      await put(
        'sessions',
        // The organization that was active may have been deleted.
        saved.sessions.map(({ row }) => ({ ...row, active_organization_id: null })),
      );
      await organization();
      for (const { table, rows } of saved.others)
        await put(
          table,
          rows.map(({ row }) => row),
        );
    },
    errorLines: () => server.logs.filter((line) => /"level":"(?:error|fatal)"/.test(line)),
    stop: server.stop,
  };
}

/** Tables of which all rows are restored. */
const otherTables: string[] = [...tablesOfKeys];

/** What else a user makes, whose ids are sent. */
const makers: ((server: TestServer, user: Browser) => Promise<{ id: string }[]>)[] = [organizationAndTeam];

/** Ids of what a user makes, and of a record of each feature. */
async function makeRecords(user: Browser, admin: Browser, server: TestServer): Promise<string[]> {
  const made = await Promise.all(makers.map((make) => make(server, user)));
  const services = { server: () => server, admin: () => admin };
  const records = await Promise.all(
    testedFeatures.map(({ inputs }) => {
      const { read } = inputs(services);
      return typeof read === 'function' ? read() : read;
    }),
  );
  return [...made.flat(), ...records].flatMap((record) => record?.id ?? []);
}
