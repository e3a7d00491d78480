import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import type { Browser } from '#tests/support/browser.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/create-test-database.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';
import { listTables } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// Processes of their own, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let ada: Browser;
let folder: string;
const targets: TestDatabase[] = [];

/** Every kind of text that a format could trip over. */
const odd = 'tab\t line\n return\r slash \\ \\N \\. quote " \' مشروع 🚀';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-backup-'));
  server = await startTestServer();
  ada = await signInUser(server, 'ada@example.com');
  await signInUser(server, 'bo@example.com');
  const { sql } = server.database;
  const [user] = await sql`select id from users where email = 'bo@example.com'`;
  await sql`insert into pictures (user_id, hash, content_type, content)
    values (${user?.id}, 'h', 'image/png', ${Buffer.from([0, 255, 10, 92, 9])})`;
  await sql`insert into organizations (id, name, slug) values ('o', ${odd}, 'o')`;
  await sql`insert into teams (id, name, organization_id) values ('t', 'T', 'o')`;
  await sql`insert into members (id, organization_id, user_id, role) values ('m', 'o', ${user?.id}, 'owner')`;
  await sql`insert into organizations (id, name, slug, metadata)
    select 'o' || n, 'n' || n, 'n' || n, case when n % 2 = 0 then ${odd} end from generate_series(1, 3000) n`;
  // More than the driver takes in before what is read has been compressed: it stops its socket, also at the end.
  await sql`insert into audit_events (action, subject_type, subject_id, data)
    select 'user.updated', 'user', n, jsonb_build_object('x', repeat(md5(n::text), 100))
    from generate_series(1, 4000) n`;
  // Banned, which a trigger would hold against the session that is left from before.
  await sql`alter table users disable trigger user`;
  await sql`update users set banned = true where email = 'bo@example.com'`;
  await sql`alter table users enable trigger user`;
});
afterAll(async () => {
  await server?.stop();
  await Promise.all(targets.map((target) => target.drop()));
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<TestDatabase> {
  const target = await createTestDatabase({ empty: true });
  targets.push(target);
  return target;
}

async function backUp(name: string, { url }: { url: string } = { url: databaseUrl() }): Promise<string> {
  const sql = postgres(url, { max: 2, onnotice: () => {} });
  try {
    await writeBackup(sql, join(folder, name));
  } finally {
    await sql.end();
  }
  return join(folder, name);
}

function databaseUrl(): string {
  return server.environment.databaseUrl ?? '';
}

/** Number and digest of the rows of every table. */
async function contents({ sql }: Pick<Database, 'sql'>): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of await listTables(sql)) {
    const [row] = await sql`
      select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql(name)} t`;
    found[name] = row;
  }
  return found;
}

async function indexes({ sql }: Pick<Database, 'sql'>): Promise<unknown[]> {
  const rows = await sql`select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text in (select tablename from pg_tables where schemaname = 'public')`;
  return rows.map(({ definition }) => definition).sort();
}

describe('a backup', () => {
  it('brings back every row of every table, with indexes, triggers and counters', async () => {
    const target = await emptyDatabase();
    let [made, before]: [string, Record<string, unknown>] = ['', {}];
    do {
      await rm(join(folder, 'whole'), { recursive: true, force: true });
      before = await contents(server.database);
      made = await backUp('whole');
      // A server at rest still counts the requests of a moment ago.
    } while (!isDeepStrictEqual(await contents(server.database), before));
    await restoreBackup(target.url, made);
    expect(await contents(target.database)).toEqual(before);
    expect(Object.keys(before)).toHaveLength((await listTables(server.database.sql)).length);
    expect(await indexes(target.database)).toEqual(await indexes(server.database));
    const { sql } = target.database;
    const [last] = await sql`select max(id)::int as id from audit_events`;
    const [next] = await sql`insert into audit_events (action, subject_type, subject_id)
      values ('user.updated', 'user', 'x') returning id::int as id`;
    expect(next?.id).toBe(Number(last?.id) + 1);
    await expect(sql`delete from users`).rejects.toThrow();
  });

  it('is a consistent snapshot, whatever is written meanwhile', async () => {
    const { sql } = server.database;
    let writing = true;
    let written = 0;
    const writer = (async () => {
      while (writing) {
        written += 1;
        const name = `pair ${written}`;
        // The audit event stands in a table that is read before, the organization in one that is read after.
        await sql.begin(async (tx) => {
          await tx`insert into audit_events (action, subject_type, subject_id) values ('user.updated', 'pair', ${name})`;
          await tx`insert into organizations (id, name, slug) values (${name}, ${name}, ${name})`;
        });
        // The others need the machine, too.
        await sleep(5);
      }
    })();
    try {
      await expect.poll(() => written, { interval: 5 }).toBeGreaterThan(20);
      const atLeast = written - 1;
      const target = await emptyDatabase();
      await restoreBackup(target.url, await backUp('moment'));
      const [pairs] = await target.database.sql`select
        (select count(*)::int from audit_events where subject_type = 'pair') as events,
        (select count(*)::int from organizations where name like 'pair %') as organizations`;
      expect(pairs?.events).toBe(pairs?.organizations);
      expect(pairs?.events).toBeGreaterThanOrEqual(atLeast);
    } finally {
      writing = false;
      await writer;
    }
  });

  it('leaves no lock where a pooler gives each transaction another connection', async () => {
    const connect = () => postgres(server.environment.databaseUrl ?? '', { max: 2, onnotice: () => {} });
    const [alone, transactions] = [connect(), connect()];
    const pooled = new Proxy(alone, {
      get: (target, name) => Reflect.get(name === 'begin' ? transactions : target, name),
    });
    try {
      await writeBackup(pooled, join(folder, 'pooled'));
      expect(
        await alone`select * from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`,
      ).toHaveLength(0);
    } finally {
      await Promise.all([alone.end(), transactions.end()]);
    }
  });

  it('can be read by nobody else, and only into a folder without files', async () => {
    const made = join(folder, 'whole');
    for (const name of await readdir(made)) {
      if (process.platform !== 'win32')
        expect([name, (await stat(join(made, name))).mode & 0o077]).toEqual([name, 0]);
    }
    await expect(backUp('whole')).rejects.toThrow(/not empty/);
  });

  it('holds neither the secret nor the password of the database', async () => {
    const made = join(folder, 'whole');
    const manifest = await readFile(join(made, 'manifest.json'), 'utf8');
    expect(manifest).not.toContain(new URL(databaseUrl()).password);
    expect(manifest).not.toContain(server.environment.authSecret);
  });

  it('is rejected for a database without the tables of the product', async () => {
    await expect(backUp('nothing', await emptyDatabase())).rejects.toThrow(/nothing to back up/);
  });
});

describe('a restored server', () => {
  it('has the users and accepts their old cookies', async () => {
    const target = await emptyDatabase();
    await restoreBackup(target.url, await backUp('for a server'));
    const restored = await startTestServer({ DATABASE_URL: target.url });
    try {
      const { body } = await ada.get(`${restored.url}/api/init`);
      expect(body).toMatchObject({ visitor: { email: 'ada@example.com', roles: ['admin'] } });
    } finally {
      await restored.stop();
    }
  });
});

describe('a restore writes nothing', () => {
  let whole: string;
  beforeAll(() => {
    whole = join(folder, 'whole');
  });

  /** A copy of a whole backup that `damage` has changed. */
  async function damaged(name: string, damage: (copy: string) => Promise<unknown>): Promise<string> {
    const copy = join(folder, name);
    await cp(whole, copy, { recursive: true });
    await damage(copy);
    return copy;
  }

  const users = 'users.copy.gz';
  it.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['cut file', (copy) => truncate(join(copy, users), 40), /damaged: users\.copy\.gz has 40 bytes/],
    [
      'changed byte',
      async (copy) => {
        const bytes = await readFile(join(copy, users));
        bytes[30] = (bytes[30] ?? 0) ^ 1;
        await writeFile(join(copy, users), bytes);
      },
      /damaged: users\.copy\.gz is not what was written/,
    ],
    ['missing file', (copy) => rm(join(copy, users)), /not whole: users\.copy\.gz is missing/],
    [
      'missing manifest',
      (copy) => rm(join(copy, 'manifest.json')),
      /no backup, or one that did not come to its end/,
    ],
    ['cut manifest', (copy) => truncate(join(copy, 'manifest.json'), 200), /manifest\.json in .* is damaged/],
    [
      'changed manifest',
      async (copy) => {
        const path = join(copy, 'manifest.json');
        await writeFile(path, (await readFile(path, 'utf8')).replace('"rows": 3', '"rows": 4'));
      },
      /manifest\.json in .* is damaged/,
    ],
    ['foreign manifest', (copy) => writeFile(join(copy, 'manifest.json'), '{"format":"other"}'), /damaged/],
  ])('from a backup with a %s', async (name, damage, sentence) => {
    const target = await emptyDatabase();
    await expect(restoreBackup(target.url, await damaged(name, damage))).rejects.toThrow(sentence);
    expect(await listTables(target.database.sql)).toHaveLength(0);
  });

  it('into a database with rows', async () => {
    const before = await contents(server.database);
    await expect(restoreBackup(databaseUrl(), whole)).rejects.toThrow(/not empty: \w+ has rows/);
    const { rate_limits: _counts, ...after } = await contents(server.database);
    expect(before).toMatchObject(after);
  });

  it("into a database with somebody else's tables", async () => {
    const target = await emptyDatabase();
    await target.database.sql`create table theirs (id int)`;
    await expect(restoreBackup(target.url, whole)).rejects.toThrow(/another schema/);
    expect(await listTables(target.database.sql)).toHaveLength(1);
  });
});

describe('the commands', () => {
  const run = async (file: string, args: string[], env: NodeJS.ProcessEnv): Promise<[unknown, string]> => {
    const program = runProgram(file, { args, env });
    return [await program.exited, program.output()];
  };

  it('restore into an embedded database of a new data folder, and back that up again', async () => {
    const DATA_DIR = join(folder, 'data');
    const [exit, output] = await run('scripts/restore.ts', [join(folder, 'whole')], { DATA_DIR });
    expect([exit, output]).toEqual([0, expect.stringMatching(/^Restored: \d+ rows as they were at 20/m)]);
    const again = join(folder, 'again');
    expect(await run('scripts/backup.ts', [again], { DATA_DIR })).toEqual([
      0,
      expect.stringMatching(/rows of \d+ tables/),
    ]);
    const read = async (made: string) => JSON.parse(await readFile(join(made, 'manifest.json'), 'utf8'));
    const rowsOf = async (made: string) =>
      (await read(made)).tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]);
    expect(await rowsOf(again)).toEqual(await rowsOf(join(folder, 'whole')));
    const [twice, reason] = await run('scripts/restore.ts', [again], { DATA_DIR });
    expect([twice, reason]).toEqual([1, expect.stringContaining('not empty')]);
    expect(reason).not.toContain('    at ');
  });

  it.each(['scripts/backup.ts', 'scripts/restore.ts'])(
    '%s without a folder tells how it is used',
    async (file) => {
      expect(await run(file, [], {})).toEqual([1, expect.stringContaining('Usage: npm run')]);
    },
  );
});
