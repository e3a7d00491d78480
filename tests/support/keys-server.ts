import { type Browser, outcomeOf } from './browser.ts';
import { idOf } from './id-of.ts';
import { signInUser } from './sign-in-user.ts';
import { startUsersServer } from './users-server.ts';

/** A server with people, their organizations, and what a program gets there. */
export async function startKeysServer() {
  const server = await startUsersServer();
  const { call } = server;
  let people = 0;
  const outcome = (browser: Browser, method: string, where: string, body?: unknown) =>
    outcomeOf(call(browser, method, where, body));
  return {
    server,
    call,
    outcome,
    read: (program: Browser) => outcome(program, 'GET', '/repositories'),
    signIn(role = 'user') {
      people += 1;
      const email = `person-${people}@example.com`;
      return role === 'admin'
        ? server.signInAdmin(email).then(([browser]) => browser)
        : signInUser(server, email);
    },
    async makeOrganization(owner: Browser): Promise<string> {
      const slug = crypto.randomUUID();
      return (await call(owner, 'POST', '/organizations', { name: 'Acme', slug })).body.id;
    },
    async join(organizationId: string, person: Browser, role: string): Promise<void> {
      await server.database.sql`insert into members (id, organization_id, user_id, role)
        values (gen_random_uuid()::text, ${organizationId}, ${await idOf(person)}, ${role})`;
    },
  };
}
