import { describe, expect, it } from 'vitest';
import { testedFeatures } from '#tests/support/tested-features.ts';
import { grantsOf, hasPermission, type Permissions, parseRoles, type Resource } from './facts/permissions.ts';
import { roles, statements } from './permissions.ts';

/** Every cell of the table of roles: resource, action, and whether user and admin have it. */
const cells: (readonly [string, string, boolean, boolean])[] = [
  ['account', 'read', false, false],
  ['account', 'update', true, true],
  ['apps', 'app', true, true],
  ['apps', 'manager', false, true],
  ['user', 'create', false, true],
  ['user', 'list', false, true],
  ['user', 'set-role', false, true],
  ['user', 'ban', false, true],
  ['user', 'impersonate', false, true],
  ['user', 'delete', false, true],
  ['user', 'set-password', false, true],
  ['session', 'list', false, true],
  ['session', 'revoke', false, true],
  ['session', 'delete', false, true],
  ...testedFeatures.flatMap(({ permissions }) => permissions),
];

/** Beyond that table: better-auth's default statements that this product grants (docs/decisions/0011), and jobs. */
const beyond: [Resource, string, boolean, boolean][] = [
  ['user', 'get', false, true],
  ['user', 'update', false, true],
  ['job', 'list', false, true],
  ['job', 'retry', false, true],
  ['job', 'discard', false, true],
];

describe('roles', () => {
  it.each([...cells, ...beyond])('%s %s: user %s, admin %s', (resource, action, user, admin) => {
    const wanted = { [resource]: [action] } as Permissions;
    expect([hasPermission(['user'], wanted), hasPermission(['admin'], wanted)]).toEqual([user, admin]);
  });

  it('the table is complete', () => {
    const listed = Object.entries(statements).flatMap(([resource, actions]) =>
      actions.map((action) => `${resource} ${action}`),
    );
    expect(listed.sort()).toEqual(
      [...cells, ...beyond].map(([resource, action]) => `${resource} ${action}`).sort(),
    );
    expect(Object.keys(roles)).toEqual(['user', 'admin']);
  });

  it.each([
    ['admin', ['admin']],
    ['user,admin', ['user', 'admin']],
    [' admin , user ', ['admin', 'user']],
    ['', ['user']],
    [null, ['user']],
    ['king', ['user']],
    ['admin,admin', ['admin']],
  ])('%j is stored for %j', (stored, expected) => {
    expect(parseRoles(stored)).toEqual(expected);
  });

  it('several roles grant what any of them does', () => {
    expect(hasPermission(['user', 'admin'], { apps: ['manager'] })).toBe(true);
    expect(grantsOf(['user'])).toMatchObject({
      account: ['update'],
      apps: ['app'],
      user: [],
      session: [],
    });
    expect(grantsOf(['user', 'admin']).apps).toEqual(['app', 'manager']);
  });

  it('wanting nothing, or something unknown, is not granted', () => {
    expect(hasPermission(['admin'], {})).toBe(false);
    expect(hasPermission(['admin'], { secrets: ['read'] } as Permissions)).toBe(false);
  });
});
