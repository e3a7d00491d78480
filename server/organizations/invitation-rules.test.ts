import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Answer, Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, firstTeamId, join } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let organizationId: string;

beforeEach(async () => {
  server = await startAuthServer({
    organizationLimits: {
      organizationsPerPerson: 2,
      membersPerOrganization: 3,
      teamsPerOrganization: 2,
      membersPerTeam: 2,
      pendingInvitations: 2,
    },
  });
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
});
afterEach(() => server.stop());

const errorOf = ({ status, body }: Answer) => [status, body.code];
const invite = (browser: Browser, email: string, role: string | string[] = 'member', more: object = {}) =>
  browser.post('/organization/invite-member', { organizationId, email, role, ...more });

describe('inviting', () => {
  it('is allowed for owners and admins; only owners invite owners', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    expect(errorOf(await invite(member, 'x@example.com'))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
    ]);
    expect(errorOf(await invite(admin, 'x@example.com', 'owner'))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
    ]);
    expect((await invite(admin, 'x@example.com')).status).toBe(200);
    expect((await invite(owner, 'y@example.com', 'owner')).status).toBe(200);
  });

  it('is rejected for members, for invited addresses, and for invalid roles and addresses', async () => {
    await invite(owner, 'Ada@Example.com');
    expect(errorOf(await invite(owner, 'ada@example.com'))).toEqual([
      400,
      'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
    ]);
    const again = await invite(owner, 'ada@example.com', 'member', { resend: true });
    expect(errorOf(again)).toEqual([400, 'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION']);
    expect(errorOf(await invite(owner, 'owner@example.com'))).toEqual([
      400,
      'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
    ]);
    expect(errorOf(await invite(owner, 'x@example.com', 'king'))).toEqual([400, 'ROLE_NOT_FOUND']);
    expect(errorOf(await invite(owner, 'x@example.com', 'toString'))).toEqual([400, 'ROLE_NOT_FOUND']);
    expect(errorOf(await invite(owner, 'x@example.com', []))).toEqual([400, 'ROLE_NOT_FOUND']);
    expect(errorOf(await invite(owner, 'nonsense'))).toEqual([400, 'INVALID_EMAIL']);
    expect(errorOf(await invite(owner, 'x@example.com', 'member', { teamId: 'none' }))).toEqual([
      400,
      'TEAM_NOT_FOUND',
    ]);
    expect(errorOf(await invite(owner, 'x@example.com', 'member', { teamId: 'one,two' }))).toEqual([
      400,
      'INVALID_TEAM_ID',
    ]);
  });

  it('is limited in number', async () => {
    await invite(owner, 'one@example.com');
    await invite(owner, 'two@example.com');
    expect(errorOf(await invite(owner, 'three@example.com'))).toEqual([403, 'INVITATION_LIMIT_REACHED']);
  });
});

describe('an invitation', () => {
  it('can be seen and accepted by its recipient only', async () => {
    const ada = await server.signIn('ada@example.com');
    const other = await server.signIn('stranger@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    for (const answer of [
      await other.post('/organization/accept-invitation', { invitationId }),
      await other.post('/organization/reject-invitation', { invitationId }),
      await owner.post('/organization/accept-invitation', { invitationId }),
    ]) {
      expect(errorOf(answer)).toEqual([403, 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION']);
    }
    expect((await server.browser().post('/organization/accept-invitation', { invitationId })).status).toBe(
      401,
    );
    const accepted = await ada.post('/organization/accept-invitation', { invitationId });
    expect(accepted.body).toMatchObject({ invitation: { status: 'accepted' }, member: { role: 'member' } });
    expect(errorOf(await ada.post('/organization/accept-invitation', { invitationId }))).toEqual([
      400,
      'INVITATION_NOT_FOUND',
    ]);
  });

  it('is invalid for an unverified address', async () => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    await server.database.sql`update users set email_verified = false where email = 'ada@example.com'`;
    for (const path of ['accept-invitation', 'reject-invitation']) {
      expect(errorOf(await ada.post(`/organization/${path}`, { invitationId }))).toEqual([
        403,
        'EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
      ]);
    }
  });

  it('creates one member when accepted concurrently', async () => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ada.post('/organization/accept-invitation', { invitationId })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.database.sql`select 1 from members`).toHaveLength(2);
  });

  it.each([
    ['expired', () => server.database.sql`update invitations set expires_at = now() - interval '1 second'`],
    ['unknown', () => server.database.sql`delete from invitations`],
  ])('that is %s is not found', async (_what, change) => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    await change();
    expect(errorOf(await ada.post('/organization/accept-invitation', { invitationId }))).toEqual([
      400,
      'INVITATION_NOT_FOUND',
    ]);
  });

  it('can be rejected by its recipient', async () => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    const answer = await ada.post('/organization/reject-invitation', { invitationId });
    expect(answer.body.invitation.status).toBe('rejected');
  });

  it('can be cancelled by users who may invite', async () => {
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    expect(errorOf(await member.post('/organization/cancel-invitation', { invitationId }))).toEqual([
      403,
      'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
    ]);
    expect((await owner.post('/organization/cancel-invitation', { invitationId })).body.status).toBe(
      'canceled',
    );
  });

  it('of an inviter who has left says so', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(admin, 'ada@example.com')).body;
    await admin.post('/organization/leave', { organizationId });
    expect(errorOf(await ada.post('/organization/accept-invitation', { invitationId }))).toEqual([
      400,
      'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
    ]);
  });

  it('cannot be accepted if the organization is full', async () => {
    await join(server, owner, organizationId, 'one@example.com', 'member');
    await join(server, owner, organizationId, 'two@example.com', 'member');
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    expect(errorOf(await ada.post('/organization/accept-invitation', { invitationId }))).toEqual([
      403,
      'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
    ]);
  });

  it('into a full team is rejected, and stays open', async () => {
    const teamId = await firstTeamId(server, organizationId);
    const ada = await server.signIn('ada@example.com');
    const grace = await server.signIn('grace@example.com');
    const first = (await invite(owner, 'ada@example.com', 'member', { teamId })).body.id;
    const second = (await invite(owner, 'grace@example.com', 'member', { teamId })).body.id;
    expect((await ada.post('/organization/accept-invitation', { invitationId: first })).status).toBe(200);
    expect(errorOf(await grace.post('/organization/accept-invitation', { invitationId: second }))).toEqual([
      403,
      'TEAM_MEMBER_LIMIT_REACHED',
    ]);
    const userId = await idOf(ada);
    await owner.post('/organization/remove-team-member', { organizationId, teamId, userId });
    expect((await grace.post('/organization/accept-invitation', { invitationId: second })).status).toBe(200);
  });
});
