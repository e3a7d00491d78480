import { type Answer, Browser } from './browser.ts';
import { changeTrail } from './change-trail.ts';
import { signInUser } from './sign-in-user.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

const changes = {
  remove: { path: 'members/remove', field: 'memberIds' },
  cancel: { path: 'invitations/cancel', field: 'invitationIds' },
  resend: { path: 'invitations/resend', field: 'invitationIds' },
};

/** Returns 'done', or the code with which the first change, or else the request, was refused. */
export async function changeOf(asked: Promise<Answer>): Promise<string> {
  const { status, body } = await asked;
  return body.refused?.[0]?.code ?? (status === 200 ? 'done' : `${status} ${body.code}`);
}

/** A server with an organization 'Acme' and people in each role there, for tests of invitations. */
export async function startInvitationServer(
  variables: NodeJS.ProcessEnv = {},
  options: TestServerOptions = {},
) {
  const server = await startTestServer(variables, options);
  // The first user becomes the admin of the server.
  await signInUser(server, 'manager@example.com', 'Max Manager');
  const [owner, admin, member, stranger, ada] = await Promise.all([
    signInUser(server, 'owner@example.com', 'Olga Owner'),
    signInUser(server, 'admin@example.com', 'Omar Admin'),
    signInUser(server, 'member@example.com', 'Nia Member'),
    signInUser(server, 'stranger@example.com', 'Zed Stranger'),
    signInUser(server, 'ada@example.com', 'Ada Byron'),
  ]);
  const { sql } = server.database;
  let id = '';

  const call = (browser: Browser, method: string, path: string, body?: unknown) =>
    browser.request(method, `${server.url}/api${path}`, body);
  /** Calls an operation of the organization. */
  const at = (browser: Browser, method: string, path = '', body?: unknown) =>
    call(browser, method, `/organizations/${id}${path}`, body);
  const inviteAll = (browser: Browser, emails: string[], more: object = {}) =>
    at(browser, 'POST', '/invitations', { emails, ...more });
  async function memberId(email: string): Promise<string> {
    const [row] = await sql`select m.id from members m join users u on u.id = m.user_id
      where u.email = ${email} and m.organization_id = ${id}`;
    return row?.id;
  }
  async function join(email: string, role: string): Promise<string> {
    await sql`insert into members (id, organization_id, user_id, role)
      select gen_random_uuid()::text, ${id}, id, ${role} from users where email = ${email}`;
    return memberId(email);
  }

  return {
    ...{ server, sql, owner, admin, member, stranger, ada, call, at, inviteAll, memberId, join },
    nobody: () => new Browser(server.url),
    /** The id of the organization. */
    id: () => id,
    /** Makes the organization anew, with its owner, an admin and a member. */
    async reset(): Promise<void> {
      await sql`delete from organizations`;
      await changeTrail(sql, (tx) => tx`delete from audit_events`);
      await sql`delete from rate_limits`;
      await sql`update users set email_verified = true`;
      id = (await call(owner, 'POST', '/organizations', { name: 'Acme', slug: 'acme' })).body.id;
      for (const role of ['admin', 'member']) await join(`${role}@example.com`, role);
    },
    /** Invites as the owner; returns the id of the invitation. */
    async inviteOne(email: string, more: object = {}): Promise<string> {
      return (await inviteAll(owner, [email], more)).body.results[0].invitationId;
    },
    async list(browser: Browser, search = '') {
      return (await call(browser, 'GET', `/organizations/${id}/invitations${search}`)).body;
    },
    /** Removes members, cancels invitations or sends them again. */
    change: (browser: Browser, how: keyof typeof changes, ids: string[]) =>
      call(browser, 'POST', `/organizations/${id}/${changes[how].path}`, { [changes[how].field]: ids }),
    answer: (browser: Browser, invitationId: string, how: 'accept' | 'decline') =>
      call(browser, 'POST', `/invitations/${invitationId}/${how}`, {}),
    async read(browser: Browser, invitationId: string) {
      return (await call(browser, 'GET', `/invitations/${invitationId}`)).body;
    },
    async events() {
      const rows = await sql`select action, data, u.email from audit_events e
        left join users u on u.id = e.actor_id where subject_id = ${id} and action like '%invit%' order by e.id`;
      return rows.map(({ action, email, data }) => [action, email, data]);
    },
  };
}

export type InvitationServer = Awaited<ReturnType<typeof startInvitationServer>>;
