import { defaultStatements as adminDefaults } from 'better-auth/plugins/admin/access';
import { defaultStatements as organizationDefaults } from 'better-auth/plugins/organization/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationStatements, roles, statements } from '#contract/permissions.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';
import { createOrganization, join } from '#tests/support/organizations.ts';

/** better-auth statements that this product leaves out, as decided in docs/decisions/0011. */
const leftOut = ['user impersonate-admins', 'user set-email', 'user set-phone'];
const leftOutOfOrganizations = ['ac create', 'ac read', 'ac update', 'ac delete'];

/** What owner, admin and member may do in an organisation. */
const organizationCells: [string, boolean, boolean, boolean][] = [
  ['organization update', true, true, false],
  ['organization delete', true, false, false],
  ['member create', true, true, false],
  ['member update', true, true, false],
  ['member delete', true, true, false],
  ['invitation create', true, true, false],
  ['invitation cancel', true, true, false],
  ['team create', true, true, false],
  ['team update', true, true, false],
  ['team delete', true, true, false],
  ['ac create', false, false, false],
  ['ac read', false, false, false],
  ['ac update', false, false, false],
  ['ac delete', false, false, false],
];

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

describe('better-auth enforces the table', () => {
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

  it('for the roles in an organisation', async () => {
    const owner = await server.signIn('owner@example.com');
    const organizationId = await createOrganization(owner, 'acme');
    const browsers = [
      owner,
      await join(server, owner, organizationId, 'org-admin@example.com', 'admin'),
      await join(server, owner, organizationId, 'member@example.com', 'member'),
    ];
    for (const [cell, ...expected] of organizationCells) {
      const [resource = '', action = ''] = cell.split(' ');
      const answers = await Promise.all(
        browsers.map((browser) =>
          browser.post('/organization/has-permission', {
            organizationId,
            permissions: { [resource]: [action] },
          }),
        ),
      );
      expect([cell, ...answers.map(({ body }) => body.success)]).toEqual([cell, ...expected]);
    }
    expect(organizationCells.map(([cell]) => cell).sort()).toEqual(
      [...listOf(organizationStatements), ...leftOutOfOrganizations].sort(),
    );
  });
});
