import { describe, expect, it } from 'vitest';
import { organizationRoles, organizationStatements } from './tenant-roles.ts';

/** What owner, admin and member may do in an organization. */
const organizationCells: [keyof typeof organizationStatements, string, boolean, boolean, boolean][] = [
  ['organization', 'update', true, true, false],
  ['organization', 'delete', true, false, false],
  ['member', 'create', true, true, false],
  ['member', 'update', true, true, false],
  ['member', 'delete', true, true, false],
  ['invitation', 'create', true, true, false],
  ['invitation', 'cancel', true, true, false],
  ['team', 'create', true, true, false],
  ['team', 'update', true, true, false],
  ['team', 'delete', true, true, false],
];

describe('organization roles', () => {
  it.each(organizationCells)('%s %s: owner %s, admin %s, member %s', (resource, action, ...expected) => {
    const granted = (['owner', 'admin', 'member'] as const).map((role) =>
      (organizationRoles[role][resource] as readonly string[]).includes(action),
    );
    expect(granted).toEqual(expected);
  });

  it('the table is complete', () => {
    const listed = Object.entries(organizationStatements).flatMap(([resource, actions]) =>
      actions.map((action) => `${resource} ${action}`),
    );
    expect(listed).toEqual(organizationCells.map(([resource, action]) => `${resource} ${action}`));
    expect(Object.keys(organizationRoles)).toEqual(['owner', 'admin', 'member']);
  });
});
