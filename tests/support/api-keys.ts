import { keyPermissions } from '#contract/api-keys/key-permissions.ts';
import { Browser, outcomeOf } from './browser.ts';
import { idOf } from './id-of.ts';
import { signInUser } from './sign-in-user.ts';
import { startUsersServer } from './users-server.ts';

interface KeyFields {
  permissions?: readonly string[];
  organizationId?: string | null;
  days?: 30 | null;
}

/** Makes a key; by default one of the installation, with all that its owner can give. */
export async function makeKey(owner: Browser, fields: KeyFields = {}) {
  const url = `${owner.url}/api/account/api-keys`;
  const { organizationId = null, days = 30 } = fields;
  const { places } = (await owner.request('GET', url)).body;
  const place = places.find(
    (one: { organizationId: string | null }) => one.organizationId === organizationId,
  );
  const permissions = fields.permissions ?? place?.permissions ?? keyPermissions;
  const { status, body } = await owner.request('POST', url, {
    name: 'Key',
    days,
    organizationId,
    permissions,
  });
  if (status !== 200) throw new Error(`no key: ${JSON.stringify(body)}`);
  return { ...(body as { id: string; token: string }), program: programWith(owner.url, body.token) };
}

/** A program that calls with a key: it has no cookies, and says of itself nothing else. */
export function programWith(url: string, token: string): Browser {
  const program = new Browser(url);
  program.headers = { authorization: `Bearer ${token}` };
  return program;
}

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
