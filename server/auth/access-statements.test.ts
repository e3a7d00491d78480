import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements as adminDefaults } from 'better-auth/plugins/admin/access';
import { defaultStatements as organizationDefaults } from 'better-auth/plugins/organization/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationRoles, organizationStatements, roles, statements } from '#contract/permissions.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';

/** Decided in docs/decisions/0011: better-auth's statements that this product leaves out. */
const leftOut = ['user impersonate-admins', 'user set-email', 'user set-phone'];
const leftOutOfOrganizations = ['ac create', 'ac read', 'ac update', 'ac delete'];

const listOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([resource, actions]) => actions.map((action) => `${resource} ${action}`));

describe('each of better-auth’s default statements is decided', () => {
  it('for admins', () => {
    const ours = listOf(statements);
    const undecided = listOf(adminDefaults).filter((cell) => !ours.includes(cell) && !leftOut.includes(cell));
    expect(undecided).toEqual([]);
    expect(listOf(adminDefaults)).toEqual(expect.arrayContaining(leftOut));
    for (const cell of leftOut) expect(ours).not.toContain(cell);
  });

  it('for organisations', () => {
    expect(listOf(organizationDefaults).sort()).toEqual(
      [...listOf(organizationStatements), ...leftOutOfOrganizations].sort(),
    );
  });
});

describe('better-auth answers as the table says', () => {
  let server: AuthServer;
  let browsers: Record<keyof typeof roles, Browser>;
  beforeAll(async () => {
    server = await startAuthServer();
    browsers = {
      admin: await server.signIn('admin@example.com'),
      user: await server.signIn('ada@example.com'),
    };
  });
  afterAll(() => server.stop());

  it.each(['user', 'admin'] as const)('for %s', async (role) => {
    for (const cell of [...listOf(statements), ...leftOut]) {
      const [resource = '', action = ''] = cell.split(' ');
      const answer = await browsers[role].post('/admin/has-permission', {
        permissions: { [resource]: [action] },
      });
      const granted = listOf(roles[role]).includes(cell);
      expect([cell, answer.body.success]).toEqual([cell, granted]);
    }
  });

  it('for the roles in an organisation', () => {
    const ac = createAccessControl(organizationStatements);
    for (const [name, granted] of Object.entries(organizationRoles)) {
      const role = ac.newRole(granted as never);
      for (const cell of listOf(organizationStatements)) {
        const [resource = '', action = ''] = cell.split(' ');
        const { success } = role.authorize({ [resource]: [action] } as never);
        expect([name, cell, success]).toEqual([name, cell, listOf(granted).includes(cell)]);
      }
    }
  });
});
