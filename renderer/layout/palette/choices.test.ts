import Circle from 'lucide-react/icons/circle';
import { describe, expect, it } from 'vitest';
import type { Init } from '#contract/api/init.ts';
import type { Role } from '#contract/facts/permissions.ts';
import { may } from '../../lib/permissions.ts';
import { commandsFor, keyedPages, type PaletteFeature, pagesFor } from './pages.ts';
import type { RecordKind } from './palette-feature.ts';
import { shortcutsFor } from './shortcuts.ts';
import { actionsFor } from './use-palette-entries.ts';

const icon = Circle;
const nothing = { namespaces: [], commands: [] };
const can =
  (resource: string, action = 'read') =>
  (init: Init) =>
    may(init, resource, action);

function look<const To>(id: string, keys: string, to: To, allowed: (init: Init) => boolean = () => true) {
  return { id, icon, label: `sample:${id}`, to, allowed, ...(keys && { keys: keys.split(' ') }) };
}

/** Features as they may be: the pages of the areas, records in both areas, and others for managers. */
const samples: PaletteFeature[] = [
  {
    ...nothing,
    pages: [
      look('home', 'g h', { app: { path: '/app', in: 'top-and-bottom' } }),
      look('dashboard', 'g d', { manager: { path: '/manager/dashboard', in: 'application' } }),
    ],
  },
  {
    namespaces: ['invoices'],
    pages: [
      look(
        'invoices',
        'g r',
        {
          app: { path: '/app/invoices', in: 'top-and-bottom' },
          manager: { path: '/manager/invoices', in: 'application' },
        },
        can('invoice'),
      ),
    ],
    commands: [
      look('newInvoice', 'n', '/manager/invoices/new', can('invoice', 'create')),
      {
        ...look('importInvoices', '', (area: string) => `/${area}/invoices/import`),
        allowed: (init, area) =>
          area === 'app'
            ? (init.tenantGrants.invoice?.includes('create') ?? false)
            : may(init, 'invoice', 'create'),
      },
    ],
    records: recordsOf('invoice', can('invoice')),
  },
  {
    namespaces: ['customers'],
    pages: [
      look(
        'customers',
        'g u',
        { manager: { path: '/manager/customers', in: 'configuration' } },
        can('customer'),
      ),
    ],
    commands: [
      {
        ...look('newCustomer', 'n', '/manager/customers/new', can('customer', 'create')),
        within: '/manager/customers',
      },
    ],
    records: recordsOf('customer', can('customer')),
  },
  {
    ...nothing,
    pages: [
      look('account', 'g a', {
        app: { path: '/app/account', in: 'bottom' },
        manager: { path: '/manager/account', in: null },
      }),
      look(
        'documentation',
        '',
        { manager: { path: '/manager/documentation', in: 'foot' } },
        (init) => init.apiDocumentation,
      ),
    ],
  },
];

function recordsOf(id: string, allowed: (init: Init) => boolean): RecordKind {
  return {
    id,
    icon,
    heading: `sample:${id}`,
    all: 'sample:all',
    allowed,
    list: (area) => `/${area}/${id}s`,
    search: async () => ({ items: [], nextCursor: null }),
    known: () => undefined,
    read: async () => ({ id: '1', name: 'One', texts: [] }),
    actions: [
      { id: 'openLink', label: 'sample:openLink', keys: ['o'] },
      { id: 'edit', label: 'sample:edit', keys: ['e'], area: 'manager' },
      { id: 'delete', label: 'sample:delete', keys: ['backspace'], area: 'manager' },
    ],
  };
}

const grants: Record<Role, Init['grants']> = {
  user: { apps: ['app'], invoice: ['read'] },
  admin: { apps: ['app', 'manager'], invoice: ['read', 'create'], customer: ['read', 'create'] },
};

function initOf(role: Role, more: Partial<Init> = {}): Init {
  return {
    grants: grants[role],
    tenantGrants: {},
    otherTenantGrants: {},
    apiDocumentation: false,
    currentUser: null,
    ...more,
  } as Init;
}

const addresses = (init: Init, area: 'app' | 'manager') =>
  pagesFor(init, area, samples).map(({ address }) => address);
const commands = (init: Init, area: 'app' | 'manager' = 'manager') =>
  commandsFor(init, area, samples).map(({ id }) => id);

describe('what is offered', () => {
  it('to a user: the pages of the user area alone, and no command of a manager', () => {
    const user = initOf('user', { apiDocumentation: true });
    expect(addresses(user, 'app')).toEqual(['/app', '/app/invoices', '/app/account']);
    expect(commands(user)).toEqual([]);
    expect(actionsFor(user, 'app')).toEqual(['shortcuts', 'logout']);
  });

  it('to an admin: the pages of the area first, and of the other one what this one lacks', () => {
    const admin = initOf('admin');
    expect(addresses(admin, 'manager')).toEqual([
      '/manager/dashboard',
      '/manager/invoices',
      '/manager/customers',
      '/manager/account',
      '/app',
    ]);
    expect(addresses(admin, 'app')).toEqual([
      '/app',
      '/app/invoices',
      '/app/account',
      '/manager/dashboard',
      '/manager/customers',
    ]);
    expect(commands(admin)).toEqual(['newInvoice', 'importInvoices', 'newCustomer']);
    expect(actionsFor(admin, 'manager')).toEqual(['openApp', 'shortcuts', 'logout']);
    expect(actionsFor(admin, 'app')).toContain('openManager');
  });

  it('what can be begun in the user area to who may do that there', () => {
    const to = (init: Init) => commandsFor(init, 'app', samples).map((command) => [command.area, command.to]);
    const inOrganization = { tenantGrants: { invoice: ['read', 'create'] } };
    expect(to(initOf('user', inOrganization))).toEqual([['app', '/app/invoices/import']]);
    expect(to(initOf('user'))).toEqual([]);
    expect(to(initOf('admin', inOrganization))).toContainEqual(['app', '/app/invoices/import']);
    expect(to(initOf('admin'))).toEqual([
      ['manager', '/manager/invoices/new'],
      ['manager', '/manager/customers/new'],
    ]);
  });

  it('nothing of records in the manager area without the grants', () => {
    const guest = initOf('user', { grants: { apps: ['app', 'manager'] } });
    expect(addresses(guest, 'manager')).toEqual(['/manager/dashboard', '/manager/account', '/app']);
    expect(commands(guest)).toEqual([]);
  });

  it('to whoever acts as somebody: to stop', () => {
    const currentUser = { impersonatedBy: { id: '1', name: 'Amina' } } as Init['currentUser'];
    expect(actionsFor(initOf('user', { currentUser }), 'app')).toContain('stopImpersonating');
  });
});

describe('keys', () => {
  const targets = (init: Init, area: 'app' | 'manager', path: string) =>
    Object.fromEntries(
      keyedPages(samples)(init, area, path)
        .toReversed()
        .map(({ keys = [], to }) => [keys.join(' '), to]),
    );

  it('lead to the pages of the area, and N to what is new where one is', () => {
    expect(targets(initOf('admin'), 'manager', '/manager/dashboard')).toEqual({
      n: '/manager/invoices/new',
      'g d': '/manager/dashboard',
      'g r': '/manager/invoices',
      'g u': '/manager/customers',
      'g a': '/manager/account',
    });
    expect(targets(initOf('admin'), 'manager', '/manager/customers/1').n).toBe('/manager/customers/new');
    expect(targets(initOf('admin'), 'app', '/app')).toEqual({
      'g h': '/app',
      'g r': '/app/invoices',
      'g a': '/app/account',
    });
    expect(targets(initOf('user'), 'app', '/app')).toHaveProperty('g r', '/app/invoices');
  });

  const listed = (role: Role, area: 'app' | 'manager', single: boolean, path = '') =>
    shortcutsFor(initOf(role), area, samples, single, path).flatMap(({ shortcuts }) =>
      shortcuts.map(({ label, ways }) => `${label} ${ways.map(({ keys }) => keys.join('+')).join(' or ')}`),
    );

  it('are listed as their features declare them, each once', () => {
    expect(listed('admin', 'manager', true)).toEqual(
      expect.arrayContaining([
        'palette:shortcuts.palette modifier+K',
        'palette:shortcuts.sidebar modifier+B',
        'palette:shortcuts.search /',
        'sample:invoices G+R',
        'sample:customers G+U',
        'sample:newInvoice N',
        'sample:openLink O',
        'sample:edit E',
        'sample:delete backspace',
        'common:records.next J',
        'palette:shortcuts.selectRange shift+X or shift+click',
      ]),
    );
  });

  it('are those of the page where several have the same', () => {
    const listedAt = (path: string) =>
      listed('admin', 'manager', true, path).filter((text) => / N$/.test(text));
    expect(listedAt('/manager/dashboard')).toEqual(['sample:newInvoice N']);
    expect(listedAt('/manager/customers')).toEqual(['sample:newCustomer N']);
  });

  it('are none of another area, and none that is switched off', () => {
    const user = listed('user', 'app', true);
    const ofManagers = /[.:](?:sidebar|select|selectRange|send|edit|delete|newInvoice|customers) /;
    expect(user.filter((text) => ofManagers.test(text))).toEqual([]);
    expect(user).toContain('sample:openLink O');
    const switchedOff = listed('admin', 'manager', false);
    expect(switchedOff.filter((text) => / [A-Z]$/.test(text))).toEqual([]);
    expect(switchedOff).toContain('palette:shortcuts.selectRange shift+click');
  });
});
