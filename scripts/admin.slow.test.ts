import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/id-of.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { signInUser } from '#tests/support/sign-in-user.ts';
import { startTestServer, type TestServer } from '#tests/support/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // Sign-up is closed: who is granted gets in all the same.
  server = await startTestServer({ ADMIN_EMAILS: 'root@example.com', SIGN_UP: 'closed' });
});
afterAll(() => server?.stop());

async function admin(args: string[], env: NodeJS.ProcessEnv = {}): Promise<[exit: unknown, output: string]> {
  const { databaseUrl } = server.environment;
  const program = runProgram('scripts/admin.ts', { args, env: { DATABASE_URL: databaseUrl, ...env } });
  return [await program.exited, program.output().trim()];
}

const users = (path: string) => `${server.url}/api/users${path}`;

describe('npm run admin', () => {
  it('grants before the first sign-in, which then makes an admin once', async () => {
    expect(await admin(['grant', ' Grace@Example.com '])).toEqual([
      0,
      'grace@example.com becomes an admin with the next sign-in, which proves the address.',
    ]);
    expect((await admin(['grant', 'grace@example.com']))[1]).toContain('already');
    expect((await admin(['list']))[1]).toContain('grace@example.com  (granted)');
    const grace = await signInUser(server, 'grace@example.com', 'Grace Hopper');
    expect((await grace.request('GET', users(''))).status).toBe(200);
    expect((await admin(['list']))[1]).toContain('grace@example.com  Grace Hopper');
    const id = await idOf(grace);
    const events = await server.database.sql`
      select actor_id as actor, data from audit_events where subject_id = ${id} and action = 'user.roles-changed'`;
    expect([...events]).toEqual([{ actor: null, data: { from: ['user'], to: ['admin'] } }]);
    // The grant is used up: who is demoted later stays so.
    await signInUser(server, 'root@example.com');
    expect(await admin(['revoke', 'grace@example.com'])).toEqual([
      0,
      'grace@example.com has no admin role any more.',
    ]);
    expect((await grace.request('GET', users(''))).status).toBe(403);
    await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
    const again = await signInUser(server, 'grace@example.com');
    expect((await again.request('GET', users(''))).status).toBe(403);
  });

  it('grants and revokes for existing users, from the next request on', async () => {
    await server.database
      .sql`insert into users (id, name, email, email_verified) values ('ben', 'Ben', 'Ben@example.com', true)`;
    expect(await admin(['grant', 'ben@example.com'])).toEqual([
      0,
      'ben@example.com is an admin from now on.',
    ]);
    const role = async () => (await server.database.sql`select role from users where id = 'ben'`)[0]?.role;
    expect(await role()).toBe('admin');
    expect((await admin(['grant', 'ben@example.com']))[0]).toBe(0);
    expect((await admin(['revoke', 'ben@example.com']))[0]).toBe(0);
    expect(await role()).toBe('user');
    expect(await admin(['revoke', 'ben@example.com'])).toEqual([
      1,
      'ben@example.com has no admin role to take away.',
    ]);
  });

  it('waits for the address to be proven', async () => {
    await server.database.sql`insert into users (id, name, email) values ('eve', 'Eve', 'eve@example.com')`;
    expect((await admin(['grant', 'eve@example.com']))[1]).toContain('with the next sign-in');
    expect((await server.database.sql`select role from users where id = 'eve'`)[0]?.role).toBe('user');
    expect((await admin(['revoke', 'eve@example.com']))[0]).toBe(0);
    expect((await admin(['list']))[1]).not.toContain('eve@');
  });

  it('keeps the last admin, and explains admins of the configuration', async () => {
    await signInUser(server, 'root@example.com');
    const { sql } = server.database;
    await sql`update users set role = 'user' where email <> 'root@example.com'`;
    const env = { ADMIN_EMAILS: 'root@example.com, boss@example.com', ADMIN_USER_IDS: 'ben' };
    expect(await admin(['revoke', 'root@example.com'], env)).toEqual([
      1,
      'root@example.com is the last admin and stays one; grant somebody else first.',
    ]);
    const [, listed] = await admin(['list'], env);
    expect(listed).toContain('Ben@example.com  Ben  (ADMIN_USER_IDS)');
    expect(listed).toContain('boss@example.com  (ADMIN_EMAILS)');
    expect((await admin(['revoke', 'ben@example.com'], env))[1]).toContain('who stays an admin');
    await admin(['grant', 'ben@example.com']);
    expect((await admin(['revoke', 'root@example.com'], env))[1]).toContain('ADMIN_EMAILS names the address');
  });

  it.each([[[]], [['grant', 'nobody']], [['list', 'x']]])('prints its usage for %j', async (args) => {
    expect(await admin(args)).toEqual([1, expect.stringContaining('Usage: npm run admin')]);
  });
});

describe('on the embedded database', () => {
  it('works whether or not the server runs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'test-admin-'));
    const own = { DATABASE_URL: '', DATA_DIR: folder };
    try {
      expect((await admin(['grant', 'ada@example.com'], own))[0]).toBe(0);
      const running = runProgram('tests/support/embedded-program.ts', { args: [folder] });
      await running.waitFor(/url=/);
      const [exit, output] = await admin(['list'], own);
      expect([exit, output]).toEqual([0, expect.stringContaining('ada@example.com  (granted)')]);
      expect((await admin(['revoke', 'ada@example.com'], own))[0]).toBe(0);
      expect(await running.stop()).toBe(0);
      expect((await admin(['list'], own))[1]).toBe('There is no admin.');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
