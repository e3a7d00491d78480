import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { idOf } from '#tests/support/id-of.ts';
import { createOrganization, join, memberIds, statusAndCode } from '#tests/support/organizations.ts';

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
  const lead = '/organization/leave';

  it('who is the only one cannot leave, step down, or be removed', async () => {
    const admin = await join(server, owner, organizationId, 'org-admin@example.com', 'admin');
    const ids = await memberIds(server, organizationId);
    expect(statusAndCode(await owner.post(lead, { organizationId }))).toEqual([
      400,
      'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    ]);
    const memberId = ids['owner@example.com'];
    expect(
      statusAndCode(
        await owner.post('/organization/update-member-role', { organizationId, memberId, role: 'member' }),
      ),
    ).toEqual([400, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_WITHOUT_AN_OWNER']);
    const remove = (browser: Browser, memberIdOrEmail: string | undefined) =>
      browser.post('/organization/remove-member', { organizationId, memberIdOrEmail });
    expect(statusAndCode(await remove(owner, memberId))).toEqual([
      400,
      'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
    ]);
    for (const named of [memberId, 'Owner@example.com'])
      expect(statusAndCode(await remove(admin, named))).toEqual([
        403,
        'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
      ]);
  });

  it('who is the only one cannot delete the account, nor an admin delete it, while there are other members', async () => {
    const appAdmin = await server.signIn('admin@example.com');
    const member = await join(server, owner, organizationId, 'member@example.com', 'member');
    expect(statusAndCode(await owner.post('/delete-user', {}))).toEqual([400, 'ACCOUNT_OWNS_ORGANIZATIONS']);
    const userId = await idOf(owner);
    expect(statusAndCode(await appAdmin.post('/admin/remove-user', { userId }))).toEqual([400, 'SOLE_OWNER']);
    expect((await server.deleteAccount(member, 'member@example.com')).status).toBe(200);
    expect((await server.deleteAccount(owner, 'owner@example.com')).status).toBe(200);
    expect(await server.database.sql`select 1 from organizations`).toHaveLength(0);
  });

  it('remains when two leave or step down concurrently', async () => {
    for (const how of ['leave', 'step down'] as const) {
      await server.database.sql`with mails as (delete from code_failures) delete from rate_limits`;
      // One member stays: an organization without members is deleted.
      await join(server, owner, organizationId, `stays-${how.replace(' ', '-')}@example.com`, 'member');
      const other = await join(
        server,
        owner,
        organizationId,
        `${how.replace(' ', '-')}@example.com`,
        'owner',
      );
      const ids = await memberIds(server, organizationId);
      const go = (browser: Browser, email: string) =>
        how === 'leave'
          ? browser.post(lead, { organizationId })
          : browser.post('/organization/update-member-role', {
              organizationId,
              memberId: ids[email],
              role: 'member',
            });
      const answers = await Promise.all([
        go(owner, 'owner@example.com'),
        go(other, `${how.replace(' ', '-')}@example.com`),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await server.database.sql`select 1 from members where role = 'owner'`).toHaveLength(1);
      await server.database
        .sql`delete from members where user_id <> ${await idOf(owner)} and role <> 'owner'`;
      await server.database.sql`
        insert into members (id, organization_id, user_id, role)
        values ('back', ${organizationId}, ${await idOf(owner)}, 'owner') on conflict do nothing`;
      await server.database.sql`update members set role = 'owner' where user_id = ${await idOf(owner)}`;
      await server.database.sql`delete from members where user_id <> ${await idOf(owner)}`;
    }
  });
});
