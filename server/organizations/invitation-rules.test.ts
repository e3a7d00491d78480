import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
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

const invite = (browser: Browser, email: string, role: string | string[] = 'member', more: object = {}) =>
  browser.post('/organization/invite-member', { organizationId, email, role, ...more });

describe('inviting', () => {
  it('is rejected for members, for invited addresses, and for invalid roles and addresses', async () => {
    await invite(owner, 'Ada@Example.com');
    expect(await outcomeOf(invite(owner, 'ada@example.com'))).toBe(
      '400 USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
    );
    const again = await invite(owner, 'ada@example.com', 'member', { resend: true });
    expect(await outcomeOf(again)).toBe('400 USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION');
    expect(await outcomeOf(invite(owner, 'owner@example.com'))).toBe(
      '400 USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
    );
    expect(await outcomeOf(invite(owner, 'x@example.com', 'king'))).toBe('400 ROLE_NOT_FOUND');
    expect(await outcomeOf(invite(owner, 'x@example.com', 'toString'))).toBe('400 ROLE_NOT_FOUND');
    expect(await outcomeOf(invite(owner, 'x@example.com', []))).toBe('400 ROLE_NOT_FOUND');
    expect(await outcomeOf(invite(owner, 'nonsense'))).toBe('400 INVALID_EMAIL');
    expect(await outcomeOf(invite(owner, 'x@example.com', 'member', { teamId: 'none' }))).toBe(
      '400 TEAM_NOT_FOUND',
    );
    expect(await outcomeOf(invite(owner, 'x@example.com', 'member', { teamId: 'one,two' }))).toBe(
      '400 INVALID_TEAM_ID',
    );
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
      expect(await outcomeOf(answer)).toBe('403 YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
    }
    expect((await server.browser().post('/organization/accept-invitation', { invitationId })).status).toBe(
      401,
    );
    const accepted = await ada.post('/organization/accept-invitation', { invitationId });
    expect(accepted.body).toMatchObject({ invitation: { status: 'accepted' }, member: { role: 'member' } });
    expect(await outcomeOf(ada.post('/organization/accept-invitation', { invitationId }))).toBe(
      '400 INVITATION_NOT_FOUND',
    );
  });

  it('is invalid for an unverified address', async () => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    await server.database.sql`update users set email_verified = false where email = 'ada@example.com'`;
    for (const path of ['accept-invitation', 'reject-invitation']) {
      expect(await outcomeOf(ada.post(`/organization/${path}`, { invitationId }))).toBe(
        '403 EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION',
      );
    }
  });

  it.each([
    ['expired', () => server.database.sql`update invitations set expires_at = now() - interval '1 second'`],
    ['unknown', () => server.database.sql`delete from invitations`],
  ])('that is %s is not found', async (_what, change) => {
    const ada = await server.signIn('ada@example.com');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    await change();
    expect(await outcomeOf(ada.post('/organization/accept-invitation', { invitationId }))).toBe(
      '400 INVITATION_NOT_FOUND',
    );
  });

  it('can be cancelled by users who may invite', async () => {
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const { id: invitationId } = (await invite(owner, 'ada@example.com')).body;
    expect(await outcomeOf(member.post('/organization/cancel-invitation', { invitationId }))).toBe(
      '403 YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
    );
    expect((await owner.post('/organization/cancel-invitation', { invitationId })).body.status).toBe(
      'canceled',
    );
  });

  it('into a full team is rejected, and stays open', async () => {
    const teamId = await firstTeamId(server, organizationId);
    const ada = await server.signIn('ada@example.com');
    const grace = await server.signIn('grace@example.com');
    const first = (await invite(owner, 'ada@example.com', 'member', { teamId })).body.id;
    const second = (await invite(owner, 'grace@example.com', 'member', { teamId })).body.id;
    expect((await ada.post('/organization/accept-invitation', { invitationId: first })).status).toBe(200);
    expect(await outcomeOf(grace.post('/organization/accept-invitation', { invitationId: second }))).toBe(
      '403 TEAM_MEMBER_LIMIT_REACHED',
    );
    await server.database.sql`delete from team_members where user_id = ${await idOf(ada)}`;
    await server.database.sql`update teams set member_count = member_count - 1 where id = ${teamId}`;
    expect((await grace.post('/organization/accept-invitation', { invitationId: second })).status).toBe(200);
  });
});
