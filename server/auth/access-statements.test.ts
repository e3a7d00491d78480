import { defaultStatements as adminDefaults } from 'better-auth/plugins/admin/access';
import { describe, expect, it } from 'vitest';
import { statements } from '#contract/permissions.ts';

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
