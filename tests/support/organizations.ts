import type { AuthServer } from './auth-server.ts';
import type { Browser } from './browser.ts';

/** Makes an organization whose name is its slug; returns its id. */
export async function createOrganization(browser: Browser, slug: string): Promise<string> {
  const { status, body } = await browser.post('/organization/create', { name: slug, slug });
  if (status !== 200) throw new Error(`no organization: ${JSON.stringify(body)}`);
  return body.id;
}

/** Signs a person in and makes him a member by an invitation that he accepts. */
export async function join(
  server: AuthServer,
  owner: Browser,
  organizationId: string,
  email: string,
  role: string,
): Promise<Browser> {
  const browser = await server.signIn(email);
  const invitation = await owner.post('/organization/invite-member', { organizationId, email, role });
  const accepted = await browser.post('/organization/accept-invitation', {
    invitationId: invitation.body.id,
  });
  if (accepted.status !== 200) {
    throw new Error(`${email} could not join: ${JSON.stringify([invitation.body, accepted.body])}`);
  }
  return browser;
}

/** The ids of an organization's members, by their addresses. */
export async function memberIds(server: AuthServer, organizationId: string): Promise<Record<string, string>> {
  const rows = await server.database.sql<{ email: string; id: string }[]>`
    select u.email, m.id from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId}`;
  return Object.fromEntries(rows.map(({ email, id }) => [email, id]));
}

/** The id of an organization's oldest team. */
export async function firstTeamId({ database }: Pick<AuthServer, 'database'>, organizationId: string) {
  const [team] = await database.sql<{ id: string }[]>`
    select id from teams where organization_id = ${organizationId} order by created_at, id limit 1`;
  if (!team) throw new Error('no team');
  return team.id;
}

/** An organization with a member, a team and an invitation, as the fields of endpoints name them. */
export async function organizationFields(server: AuthServer, owner: Browser): Promise<object> {
  const organizationId = await createOrganization(owner, 'acme');
  await join(server, owner, organizationId, 'member@example.com', 'member');
  const ids = await memberIds(server, organizationId);
  const { body: invitation } = await owner.post('/organization/invite-member', {
    organizationId,
    email: 'invited@example.com',
    role: 'member',
  });
  return {
    organizationId,
    organizationSlug: 'acme',
    slug: 'acme',
    memberId: ids['member@example.com'],
    memberIdOrEmail: 'member@example.com',
    teamId: await firstTeamId(server, organizationId),
    invitationId: invitation.id,
    id: invitation.id,
  };
}

/** A new organization and its first team. */
export async function organizationAndTeam(
  server: Pick<AuthServer, 'database'>,
  user: Browser,
): Promise<{ id: string }[]> {
  const id = await createOrganization(user, 'acme');
  return [{ id }, { id: await firstTeamId(server, id) }];
}
