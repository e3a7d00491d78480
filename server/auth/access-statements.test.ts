import { defaultStatements as adminDefaults } from 'better-auth/plugins/admin/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, statements } from '#contract/permissions.ts';
import { type AuthServer, startAuthServer } from '#tests/support/auth-server.ts';
import type { Browser } from '#tests/support/browser.ts';

/** better-auth statements that this product leaves out, as decided in docs/decisions/0011. */
const leftOut = ['user impersonate-admins', 'user set-email', 'user set-phone'];

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
});
