import { describe, expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import { languages } from '#contract/languages.ts';
import { grantsOf, type Role } from '#contract/permissions.ts';
import { features } from '#renderer/app/features.ts';
import { translator } from '#server/http/translate.ts';
import { matchesWords } from './find-matches.ts';
import { keyedPages } from './keyed-pages.ts';
import { loadPalette } from './load-palette.ts';
import { commandsFor, pagesFor } from './pages.ts';
import { shortcutsFor } from './shortcuts.ts';
import { actionsFor } from './use-action-entries.ts';

const paletteFeatures = await loadPalette(features);

function initOf(role: Role, more: Partial<Init> = {}): Init {
  return { grants: grantsOf([role]), apiDocumentation: false, visitor: null, ...more } as Init;
}

const addresses = (init: Init, area: 'app' | 'manager') =>
  pagesFor(init, area, paletteFeatures).map(({ address }) => address);
const commands = (init: Init) => commandsFor(init, paletteFeatures).map(({ id }) => id);

describe('what is offered', () => {
  it('to a user: the pages of the user area alone, and no command of a manager', () => {
    const user = initOf('user', { apiDocumentation: true });
    expect(addresses(user, 'app')).toEqual(['/app', '/app/repositories', '/app/account']);
    expect(commands(user)).toEqual([]);
    expect(actionsFor(user, 'app')).toEqual(['shortcuts', 'logout']);
  });

  it('to an admin: the pages of the area first, and of the other one what this one lacks', () => {
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
    expect(commands(admin)).toEqual(['newRepository', 'importRepositories', 'newUser']);
    expect(actionsFor(admin, 'manager')).toEqual(['openApp', 'shortcuts', 'logout']);
    expect(actionsFor(admin, 'app')).toContain('openManager');
  });

  it('the API documentation to whom it may be seen by', () => {
    expect(addresses(initOf('admin', { apiDocumentation: true }), 'manager')).toContain(
      '/manager/api-documentation',
    );
  });

  it('nothing of repositories and users in the manager area without the grants', () => {
    const guest = initOf('user', { grants: { apps: ['app', 'manager'] } });
    expect(addresses(guest, 'manager')).toEqual(['/manager/dashboard', '/manager/account', '/app']);
    expect(commands(guest)).toEqual([]);
  });

  it('to whoever acts as somebody: to stop', () => {
    const currentUser = { impersonatedBy: { id: '1', name: 'Amina' } } as Init['visitor'];
    expect(actionsFor(initOf('user', { visitor: currentUser }), 'app')).toContain('stopImpersonating');
  });
});

describe('keys', () => {
  const targets = (init: Init, area: 'app' | 'manager', path: string) =>
    Object.fromEntries(
      keyedPages(paletteFeatures)(init, area, path)
        .toReversed()
        .map(({ keys = [], to }) => [keys.join(' '), to]),
    );

  it('lead to the pages of the area, and N to what is new where one is', () => {
    expect(targets(initOf('admin'), 'manager', '/manager/dashboard')).toEqual({
      n: '/manager/repositories/new',
      'g d': '/manager/dashboard',
      'g r': '/manager/repositories',
      'g u': '/manager/users',
      'g a': '/manager/account',
    });
    expect(targets(initOf('admin'), 'manager', '/manager/users/1').n).toBe('/manager/users/new');
    expect(targets(initOf('admin'), 'app', '/app')).toEqual({
      'g h': '/app',
      'g r': '/app/repositories',
      'g a': '/app/account',
    });
    expect(targets(initOf('user'), 'app', '/app')).toHaveProperty('g r', '/app/repositories');
  });

  const listed = (role: Role, area: 'app' | 'manager', single: boolean) =>
    shortcutsFor(initOf(role), area, paletteFeatures, single).flatMap(({ shortcuts }) =>
      shortcuts.map(({ label, ways }) => `${label} ${ways.map(({ keys }) => keys.join('+')).join(' or ')}`),
    );

  it('are listed as their features declare them, each once', () => {
    expect(listed('admin', 'manager', true)).toEqual(
      expect.arrayContaining([
        'palette:shortcuts.palette modifier+K',
        'palette:shortcuts.sidebar modifier+B',
        'palette:shortcuts.search /',
        'repositories-area:title G+R',
        'users-area:title G+U',
        'repositories:new N',
        'users:new N',
        'repositories:openLink O',
        'records:edit E',
        'records:deleteAsk backspace',
        'common:records.next J',
        'palette:shortcuts.selectRange shift+X or shift+click',
      ]),
    );
  });

  it('are none of another area, and none that is switched off', () => {
    const user = listed('user', 'app', true);
    for (const name of ['sidebar', 'select ', 'selectRange', 'send', 'edit', 'deleteAsk', 'new', 'users'])
      expect(user.filter((text) => text.startsWith(`${name} `) || text.includes(`.${name} `))).toEqual([]);
    expect(user).toContain('repositories:openLink O');
    const switchedOff = listed('admin', 'manager', false);
    expect(switchedOff.filter((text) => / [A-Z]$/.test(text))).toEqual([]);
    expect(switchedOff).toContain('palette:shortcuts.selectRange shift+click');
  });
});

it.each([
  ['en', { logout: 'sign out', account: 'settings', newUser: 'invite' }],
  ['fr', { logout: 'se deconnecter', account: 'parametres', newUser: 'inviter' }],
  ['ar', { logout: 'خروج', account: 'الإعدادات', newUser: 'دعوة' }],
  ['sw', { logout: 'ondoka', account: 'mipangilio', newUser: 'alika' }],
] as const)('is found by what people call it: %s', (language, terms) => {
  const t = translator(language);
  const account = pagesFor(initOf('admin'), 'manager', paletteFeatures).find(({ id }) => id === 'account');
  const newUser = commandsFor(initOf('admin'), paletteFeatures).find(({ id }) => id === 'newUser');
  expect(matchesWords([t(account?.synonyms ?? '')], terms.account)).toBe(true);
  expect(matchesWords([t(newUser?.synonyms ?? '')], terms.newUser)).toBe(true);
  expect(matchesWords([t('palette:synonyms.logout')], terms.logout)).toBe(true);
});

it.each(languages)('whatever features declare has a text: %s', (language) => {
  const t = translator(language);
  for (const { pages, commands: begun, records } of paletteFeatures) {
    const declared: { label: string; synonyms?: string }[] = [
      ...pages,
      ...pages.flatMap(({ shortLabel }) => (shortLabel ? [{ label: shortLabel }] : [])),
      ...begun,
      ...(records?.actions ?? []),
    ];
    const more = records ? [records.heading, records.all, records.create?.label ?? records.all] : [];
    for (const key of [...more, ...declared.flatMap(({ label, synonyms }) => [label, synonyms ?? label])])
      expect(t(key), key).not.toBe(key.slice(key.indexOf(':') + 1));
  }
});
