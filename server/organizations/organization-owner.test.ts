import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import { type Browser, outcomeOf } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
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

describe('an owner', () => {
  it('who is the only one cannot leave, step down, or be removed', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const ids = await memberIds(server, organizationId);
    expect(await outcomeOf(owner.post('/organization/leave', { organizationId }))).toBe(
      '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    );
    const memberId = ids['owner@example.com'];
    expect(
      await outcomeOf(
        owner.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }),
      ),
    ).toBe('400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER');
    const remove = (browser: Browser, memberIdOrEmail: string | undefined) =>
      browser.post('/organization/remove-member', { organizationId, memberIdOrEmail });
    expect(await outcomeOf(remove(owner, memberId))).toBe(
      '400 YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    );
    for (const named of [memberId, 'Owner@example.com'])
      expect(await outcomeOf(remove(admin, named))).toBe('403 YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  });

  it('who is the only one cannot delete the account, nor an admin delete it, while there are other members', async () => {
    const appAdmin = await server.signIn('admin@example.com');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    expect(await outcomeOf(owner.post('/delete-user', {}))).toBe('400 ACCOUNT_OWNS_ORGANIZATIONS');
    const userId = await idOf(owner);
    expect(await outcomeOf(appAdmin.post('/admin/remove-user', { userId }))).toBe('400 SOLE_OWNER');
    expect((await server.deleteAccount(member, 'member@example.com')).status).toBe(200);
    expect((await server.deleteAccount(owner, 'owner@example.com')).status).toBe(200);
    expect(await server.database.sql`select 1 from organizations`).toHaveLength(0);
  });
});
