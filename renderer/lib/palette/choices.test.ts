import { expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { grantsOf, type Role } from '#contract/permissions.ts';
import { actionsFor } from './actions.ts';
import { pagesFor } from './pages.ts';
import { shortcutsFor } from './shortcuts.ts';

function initOf(role: Role, more: Partial<Init> = {}): Init {
  return { grants: grantsOf([role]), apiDocumentation: false, visitor: null, ...more } as Init;
}

const addresses = (init: Init, area: 'app' | 'manager') => pagesFor(init, area).map(({ to }) => to);

it('a user gets the pages of the user area alone, and no action of a manager', () => {
  const user = initOf('user', { apiDocumentation: true });
  expect(addresses(user, 'app')).toEqual(['/app', '/app/repositories', '/app/account']);
  expect(actionsFor(user, 'app')).toEqual(['shortcuts', 'logout']);
});

it('an admin gets the pages of the area first, and of the other one what this one lacks', () => {
  const admin = initOf('admin');
  expect(addresses(admin, 'manager')).toEqual([
    '/manager/dashboard',
    '/manager/repositories',
    '/manager/users',
    '/manager/account',
    '/app',
  ]);
  expect(addresses(admin, 'app')).toEqual([
    '/app',
    '/app/repositories',
    '/app/account',
    '/manager/dashboard',
    '/manager/users',
  ]);
  expect(actionsFor(admin, 'manager')).toEqual([
    'newRepository',
    'importRepositories',
    'newUser',
    'openApp',
    'shortcuts',
    'logout',
  ]);
  expect(actionsFor(admin, 'app')).toContain('openManager');
});

it('the API documentation is there for whom it may be seen by', () => {
  expect(addresses(initOf('admin', { apiDocumentation: true }), 'manager')).toContain(
    '/manager/api-documentation',
  );
});

it('without the grants nothing of repositories and users is offered in the manager area', () => {
  const guest = initOf('user', { grants: { apps: ['app', 'manager'] } });
  expect(addresses(guest, 'manager')).toEqual(['/manager/dashboard', '/manager/account', '/app']);
  expect(actionsFor(guest, 'manager')).toEqual(['openApp', 'shortcuts', 'logout']);
});

it('who acts as somebody can stop', () => {
  const visitor = { impersonatedBy: { id: '1', name: 'Amina' } } as Init['visitor'];
  expect(actionsFor(initOf('user', { visitor }), 'app')).toContain('stopImpersonating');
});

it('the shortcuts are those of the area, and none that is switched off', () => {
  const names = (area: 'app' | 'manager', single: boolean) =>
    shortcutsFor(area, single).flatMap(({ shortcuts }) => shortcuts.map(({ name }) => name));
  expect(names('manager', true)).toEqual(
    expect.arrayContaining(['palette', 'sidebar', 'list', 'search', 'next', 'select', 'send']),
  );
  for (const name of ['sidebar', 'select', 'selectRange', 'send'])
    expect(names('app', true)).not.toContain(name);
  for (const name of ['list', 'search', 'next', 'previous', 'select'])
    expect(names('manager', false)).not.toContain(name);
  const range = shortcutsFor('manager', false)
    .flatMap(({ shortcuts }) => shortcuts)
    .find(({ name }) => name === 'selectRange');
  expect(range?.ways.map(({ keys }) => keys)).toEqual([['shift', 'click']]);
});
