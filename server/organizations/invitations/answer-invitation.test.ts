import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '#tests/support/browser.ts';
import { startInvitationServer } from '#tests/support/organization-server.ts';

const on = await startInvitationServer();
afterAll(() => on.server.stop());
beforeEach(() => on.reset());

const notRecipient = '403 YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION';
const unverified = '403 EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION';

describe('the answer', () => {
  it('of the recipient makes a member, whose active organization it is', async () => {
    const invitationId = await on.inviteOne('ada@example.com', { role: 'admin' });
    expect((await on.call(on.ada, 'GET', '/invitations')).body.items).toMatchObject([
      { id: invitationId, organization: { name: 'Acme' }, inviterName: 'Olga Owner', role: 'admin' },
    ]);
    expect(await outcomeOf(on.answer(on.stranger, invitationId, 'accept'))).toBe(notRecipient);
    expect((await on.answer(on.ada, invitationId, 'accept')).body).toEqual({ organizationId: on.id() });
    expect((await on.call(on.ada, 'GET', '/organizations')).body).toMatchObject({
      activeId: on.id(),
      items: [{ id: on.id(), role: 'admin' }],
    });
    expect((await on.call(on.ada, 'GET', '/invitations')).body.items).toEqual([]);
    expect(await outcomeOf(on.answer(on.ada, 'none', 'accept'))).toBe('404 INVITATION_NOT_FOUND');
  });

  it('needs a verified address', async () => {
    const invitationId = await on.inviteOne('ada@example.com');
    await on.sql`update users set email_verified = false where email = 'ada@example.com'`;
    expect(await outcomeOf(on.answer(on.ada, invitationId, 'accept'))).toBe(unverified);
    expect(await outcomeOf(on.answer(on.ada, invitationId, 'decline'))).toBe(unverified);
    expect(await on.read(on.ada, invitationId)).toMatchObject({ isRecipient: true, isVerified: false });
    expect((await on.call(on.ada, 'GET', '/invitations')).body.items).toEqual([]);
  });

  it('is none once it has expired, and counts for nobody else', async () => {
    const invitationId = await on.inviteOne('ada@example.com');
    expect(await outcomeOf(on.answer(on.stranger, invitationId, 'decline'))).toBe(notRecipient);
    await on.sql`update invitations set expires_at = now()`;
    for (const how of ['accept', 'decline'] as const)
      expect(await outcomeOf(on.answer(on.ada, invitationId, how))).toBe('404 INVITATION_NOT_FOUND');
  });

  it('leads into teams, of which one that is gone does not count, and one that is full refuses', async () => {
    const teamIds = (await on.sql`select id from teams`).map(({ id }) => id);
    const { id: gone } = (
      await on.call(on.owner, 'POST', `/organizations/${on.id()}/teams`, { name: 'Second' })
    ).body;
    const invitationId = await on.inviteOne('ada@example.com', { teamIds: [...teamIds, gone] });
    await on.call(on.owner, 'DELETE', `/organizations/${on.id()}/teams/${gone}`);
    await on.sql`insert into users (id, name, email)
      select 'full-' || n, 'N', 'full-' || n || '@example.com' from generate_series(1, 199) n`;
    await on.sql`insert into members (id, organization_id, user_id)
      select id, ${on.id()}, id from users where id like 'full-%'`;
    await on.sql`insert into team_members (id, team_id, user_id)
      select id, ${teamIds[0]}, id from users where id like 'full-%'`;
    expect(await outcomeOf(on.answer(on.ada, invitationId, 'accept'))).toBe('403 TEAM_MEMBER_LIMIT_REACHED');
    expect((await on.read(on.ada, invitationId)).state).toBe('open');
    await on.sql`delete from users where id like 'full-%'`;
    expect((await on.answer(on.ada, invitationId, 'accept')).status).toBe(200);
    expect(await on.sql`select from team_members`).toHaveLength(2);
  });

  it('is one, whatever happens at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      await on.sql`delete from rate_limits`;
      await on.sql`delete from members using users
        where users.id = members.user_id and email = 'ada@example.com'`;
      const invitationId = await on.inviteOne('ada@example.com');
      const [accepted, canceled, declined] = await Promise.all([
        on.answer(on.ada, invitationId, 'accept'),
        on.change(on.owner, 'cancel', [invitationId]),
        on.answer(on.ada, invitationId, 'decline'),
        on.answer(on.ada, invitationId, 'accept'),
      ]);
      expect(accepted.status === 200 && canceled.body.done === 1).toBe(false);
      expect(accepted.status === 200 && declined.status === 200).toBe(false);
      const { state } = await on.read(on.ada, invitationId);
      const members = await on.sql`select from members m join users u on u.id = m.user_id
        where u.email = 'ada@example.com'`;
      expect([state, members.length]).toEqual([state, state === 'accepted' ? 1 : 0]);
      expect(state).not.toBe('open');
    }
  });
});

describe('who holds the link of an invitation', () => {
  it('learns who invites to what, and never the address', async () => {
    const invitationId = await on.inviteOne('ada@example.com');
    const anybody = await on.read(on.nobody(), invitationId);
    expect(anybody).toMatchObject({
      state: 'open',
      isRecipient: null,
      email: 'a•••@example.com',
      organization: { id: on.id(), name: 'Acme', logo: null },
      inviterName: 'Olga Owner',
    });
    expect(await on.read(on.stranger, invitationId)).toMatchObject({
      isRecipient: false,
      email: 'a•••@example.com',
    });
    expect(await on.read(on.ada, invitationId)).toMatchObject({
      isRecipient: true,
      email: 'ada@example.com',
    });
    await on.change(on.owner, 'cancel', [invitationId]);
    expect(await on.read(on.stranger, invitationId)).toMatchObject({
      state: 'canceled',
      email: null,
      organization: null,
      inviterName: null,
    });
    expect((await on.read(on.ada, invitationId)).state).toBe('canceled');
    await on.call(on.owner, 'DELETE', `/organizations/${on.id()}`);
    expect((await on.read(on.ada, invitationId)).state).toBe('unavailable');
  });
});

it('what an address was invited to goes with the account that had it', async () => {
  await on.inviteOne('gone@example.com');
  await on.sql`insert into users (id, name, email) values ('gone', 'Gone', 'gone@example.com')`;
  await on.sql`delete from users where id = 'gone'`;
  expect((await on.list(on.owner)).total).toBe(0);
});
