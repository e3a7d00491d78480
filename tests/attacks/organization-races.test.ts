import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { organizationLimits } from '#server/auth/organization/organization-options.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';
import { runConcurrently } from './support/run-concurrently.ts';

let server: AuthServer;
let first: Browser;
let second: Browser;
let organizationId: string;

beforeEach(async () => {
  server = await startAuthServer();
  first = await server.signIn('first@example.com');
  organizationId = await createOrganization(first, 'acme');
  second = await join(server, first, organizationId, 'second@example.com', 'owner');
});
afterEach(() => server.stop());

it('one of two owners who are the only members and leave concurrently remains', async () => {
  const answers = await runConcurrently(
    server.database,
    (sql) => sql`select from organizations for update`,
    [first, second].map((owner) => () => owner.post('/organization/leave', { organizationId })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe(
    'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
  );
  expect(await server.database.sql`select role from members`).toEqual([{ role: 'owner' }]);
  expect(await server.database.sql`select 1 from organizations`).toHaveLength(1);
});

it('an organization is still deleted with the account of its last member', async () => {
  expect((await second.post('/organization/leave', { organizationId })).status).toBe(200);
  expect((await server.deleteAccount(first, 'first@example.com')).status).toBe(200);
  expect(await server.database.sql`select 1 from organizations`).toHaveLength(0);
});

describe('the last free place is taken once on concurrent requests', () => {
  const holdOrganizations = (sql: AuthServer['database']['sql']) => sql`select from organizations for update`;

  const codes = (answers: Answer[]) =>
    answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).sort();

  it('among organizations of a user', async () => {
    const { sql } = server.database;
    const userId = await idOf(first);
    const left = organizationLimits.organizationsPerPerson - 2;
    await sql`insert into organizations (id, name, slug) select 'o' || n, 'o', 'o' || n from generate_series(1, ${left}) n`;
    await sql`insert into members (id, organization_id, user_id, role)
      select 'm' || n, 'o' || n, ${userId}, 'owner' from generate_series(1, ${left}) n`;
    const answers = await runConcurrently(
      server.database,
      (held) => held`select from users where id = ${userId} for update`,
      ['a', 'b', 'c'].map((slug) => () => first.post('/organization/create', { name: slug, slug })),
    );
    const rejected = 'YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS';
    expect(codes(answers)).toEqual([200, rejected, rejected]);
    const own = await sql`select 1 from members where user_id = ${userId}`;
    expect(own).toHaveLength(organizationLimits.organizationsPerPerson);
    expect(
      await sql`select 1 from organizations o where not exists
      (select from members where organization_id = o.id)`,
    ).toHaveLength(0);
  });

  it('among members', async () => {
    const { sql } = server.database;
    const left = organizationLimits.membersPerOrganization - 3;
    await sql`insert into users (id, name, email) select 'u' || n, 'U', 'u' || n || '@example.com' from generate_series(1, ${left}) n`;
    await sql`insert into members (id, organization_id, user_id)
      select 'm' || n, ${organizationId}, 'u' || n from generate_series(1, ${left}) n`;
    const accepts = await Promise.all(
      ['c', 'd'].map(async (name) => {
        const person = await server.signIn(`${name}@example.com`);
        const { body } = await first.post('/organization/invite-member', {
          organizationId,
          email: `${name}@example.com`,
          role: 'member',
        });
        return () => person.post('/organization/accept-invitation', { invitationId: body.id });
      }),
    );
    const answers = await runConcurrently(server.database, holdOrganizations, accepts);
    expect(codes(answers)).toEqual([200, 'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED']);
    // A rejected user can accept as soon as a member leaves.
    expect(await sql`select status from invitations order by status`).toMatchObject(
      ['accepted', 'accepted', 'pending'].map((status) => ({ status })),
    );
  });

  it('among open invitations, one per address', async () => {
    const { sql } = server.database;
    const invite = (email: string) => () =>
      first.post('/organization/invite-member', { organizationId, email, role: 'member' });
    const same = ['same@example.com', 'SAME@example.com', 'same@example.com'].map(invite);
    const once = await runConcurrently(server.database, holdOrganizations, same);
    const invited = 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION';
    expect(codes(once)).toEqual([200, invited, invited]);
    const userId = await idOf(first);
    const left = organizationLimits.pendingInvitations - 2;
    await sql`insert into invitations (id, organization_id, email, expires_at, inviter_id)
      select 'i' || n, ${organizationId}, n || '@example.com', now() + interval '1 day', ${userId}
      from generate_series(1, ${left}) n`;
    const answers = await runConcurrently(
      server.database,
      holdOrganizations,
      ['x@example.com', 'y@example.com', 'z@example.com'].map(invite),
    );
    expect(codes(answers)).toEqual([200, 'INVITATION_LIMIT_REACHED', 'INVITATION_LIMIT_REACHED']);
  });

  it('with the same limits in database and product', async () => {
    const triggers = await server.database.sql<{ name: string; limit: string }[]>`
      select tgname as name, encode(tgargs, 'escape') as limit from pg_trigger
      where tgname like '%\\_limit' order by tgname`;
    const { membersPerOrganization, pendingInvitations, teamsPerOrganization } = organizationLimits;
    expect(triggers.map(({ name, limit }) => [name, Number.parseInt(limit, 10)])).toEqual([
      ['invitations_limit', pendingInvitations],
      ['members_limit', membersPerOrganization],
      ['teams_limit', teamsPerOrganization],
    ]);
  });
});
