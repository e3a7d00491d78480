import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { createOrganization, join, memberIds } from '#tests/support/organizations.ts';

let server: AuthServer;
let owner: Browser;
let organizationId: string;

beforeEach(async () => {
  server = await startAuthServer();
  owner = await server.signIn('owner@example.com');
  organizationId = await createOrganization(owner, 'acme');
});
afterEach(() => server.stop());

describe('roles', () => {
  it('have permissions for the organization itself', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const update = (browser: Browser) =>
      browser.post('/organization/update', { organizationId, data: { name: 'New name' } });
    expect((await update(admin)).status).toBe(200);
    expect(await outcomeOf(update(member))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION');
    for (const browser of [admin, member]) {
      const answer = await browser.post('/organization/delete', { organizationId });
      expect(await outcomeOf(answer)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_ORGANIZATION');
    }
    expect((await owner.post('/organization/delete', { organizationId })).status).toBe(200);
    for (const table of ['members', 'teams', 'team_members', 'invitations', 'organizations']) {
      expect(await server.database.sql`select 1 from ${server.database.sql(table)}`).toHaveLength(0);
    }
    expect((await admin.get('/get-session')).body.session.activeOrganizationId).toBeNull();
  });

  it('of members can be changed by owners and admins, up to their own role', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    const ids = await memberIds(server, organizationId);
    const change = (browser: Browser, email: string, role: string | string[]) =>
      browser.post('/organization/update-member-role', { organizationId, memberId: ids[email], role });
    const notAllowed = '403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER';
    expect(await outcomeOf(change(member, 'member@example.com', 'admin'))).toEqual(notAllowed);
    expect(await outcomeOf(change(admin, 'member@example.com', 'owner'))).toEqual(notAllowed);
    expect(await outcomeOf(change(admin, 'owner@example.com', 'member'))).toEqual(notAllowed);
    expect(await outcomeOf(change(owner, 'member@example.com', 'king'))).toBe('400 ROLE_NOT_FOUND');
    expect(await outcomeOf(change(owner, 'nobody', 'admin'))).toBe('400 VALIDATION_ERROR');
    expect((await change(admin, 'member@example.com', 'admin')).body.role).toBe('admin');
    expect((await change(owner, 'member@example.com', ['admin', 'member'])).body.role).toBe('admin,member');
  });
});

describe('members', () => {
  it('can leave, and be removed by users who may', async () => {
    const first = await join(server, owner, organizationId, 'first@example.com', 'member');
    await join(server, owner, organizationId, 'second@example.com', 'member');
    await join(server, owner, organizationId, 'third@example.com', 'member');
    const put = (browser: Browser, memberIdOrEmail: string) =>
      browser.post('/organization/remove-member', { organizationId, memberIdOrEmail });
    expect(await outcomeOf(put(first, 'second@example.com'))).toBe(
      '401 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
    );
    expect(await outcomeOf(put(owner, 'nobody@example.com'))).toBe('400 MEMBER_NOT_FOUND');
    expect((await put(owner, 'second@example.com')).status).toBe(200);
    const third = (await memberIds(server, organizationId))['third@example.com'] ?? '';
    expect((await put(owner, third)).body.member).toMatchObject({ id: third, role: 'member' });
    expect((await first.post('/organization/leave', { organizationId })).status).toBe(200);
    expect(Object.keys(await memberIds(server, organizationId))).toEqual(['owner@example.com']);
  });

  it('of another organization cannot be changed', async () => {
    const ada = await server.signIn('ada@example.com');
    const other = await createOrganization(ada, 'other');
    const memberId = (await memberIds(server, other))['ada@example.com'] ?? '';
    const removed = await owner.post('/organization/remove-member', {
      organizationId,
      memberIdOrEmail: memberId,
    });
    const changed = await owner.post('/organization/update-member-role', {
      organizationId,
      memberId,
      role: 'member',
    });
    expect(removed.status).toBe(400);
    expect(await outcomeOf(changed)).toBe('403 YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  });
});
