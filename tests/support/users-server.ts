import type { Answer, Browser } from './browser.ts';
import { idOf } from './id-of.ts';
import { signInUser } from './sign-in-user.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

export interface UsersServer extends TestServer {
  admin: Browser;
  adminId: string;
  /** Signs somebody in who is an admin, too. */
  signInAdmin(email: string): Promise<[Browser, string]>;
  /** Adds a person who has never signed in, or was onboarded long ago; returns the id. */
  addUser(fields?: Partial<UserFields>): Promise<string>;
  /** Gives a person a session, by its id; returns that id. */
  addSession(
    userId: string,
    fields?: { userAgent?: string; ipAddress?: string; usedMinutesAgo?: number },
  ): Promise<string>;
  /** Calls an address below /api. */
  call(browser: Browser, method: string, path: string, body?: unknown): Promise<Answer>;
}

interface UserFields {
  name: string;
  email: string;
  role: string;
  onboarded: boolean;
  banned: boolean;
  banExpires: string | null;
}

/** A server with an admin who is signed in, for what admins do to people. */
export async function startUsersServer(variables: NodeJS.ProcessEnv = {}): Promise<UsersServer> {
  const server = await startTestServer({ ADMIN_EMAILS: 'admin@example.com', ...variables });
  const { sql } = server.database;
  const admin = await signInUser(server, 'admin@example.com');
  return {
    ...server,
    admin,
    adminId: await idOf(admin),
    async signInAdmin(email) {
      const browser = await signInUser(server, email);
      const id = await idOf(browser);
      await sql`update users set role = 'admin' where id = ${id}`;
      return [browser, id];
    },
    async addUser({ onboarded = true, ...fields } = {}) {
      const id = crypto.randomUUID();
      const row = {
        id,
        name: 'Ada Lovelace',
        email: `${id}@example.com`,
        onboarded_at: onboarded ? '2026-01-01T00:00:00Z' : null,
        role: fields.role ?? 'user',
        ...(fields.name !== undefined && { name: fields.name }),
        ...(fields.email !== undefined && { email: fields.email }),
        banned: fields.banned ?? false,
        ban_expires: fields.banExpires ?? null,
      };
      await sql`insert into users ${sql(row)}`;
      return id;
    },
    async addSession(userId, { userAgent = null, ipAddress = null, usedMinutesAgo = 0 } = {} as never) {
      const id = crypto.randomUUID();
      await sql`insert into sessions (id, token, user_id, expires_at, user_agent, ip_address, updated_at)
        values (${id}, ${`token of ${id}`}, ${userId}, now() + interval '1 day', ${userAgent}, ${ipAddress},
          now() - make_interval(mins => ${usedMinutesAgo}))`;
      return id;
    },
    call: (browser, method, path, body) => browser.request(method, `${server.url}/api${path}`, body),
  };
}
