import { describe, expect, it } from 'vitest';
import { entityFiles } from './entity-files.ts';
import { checkScope, type EntityScope, readReaders, readScope, scopeOf } from './entity-scope.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';

const targets = [
  { kind: 'user', key: 'users', feature: 'users', isUser: true, named: 'name' },
  { kind: 'tool', key: 'tools', feature: 'tools', isUser: false, named: 'name' },
];
const fields = parseFields(['name:text!unique', 'due:date', 'keeper:user!', 'tool:tool!'], {
  targets,
  isScoped: true,
});
const names = { singular: formsOf('spare-part'), plural: formsOf('spare-parts') };
const files = entityFiles({ names, fields, key: 's', isScoped: true, isForUsers: false });

it.each([
  ['server/database/schema/spare-parts.ts', "uniqueIndex('spare_parts_name_unique').on(scopeKey(table), "],
  [
    'server/database/schema/spare-parts.ts',
    "scopeIndex('spare_parts_scope_due_index', table, sortKey(table.due), table.id)",
  ],
  ['server/database/schema/spare-parts.ts', "onDelete: 'no action'"],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'of: (api) => ({ list: api.organizations.people })'],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'moved: true'],
  ['contract/features/spare-parts.ts', "'sparePart.moved'"],
  ['contract/features/spare-parts.ts', "'sparePart.moved-back'"],
  ['contract/spare-parts/spare-part-facts.ts', "scope: 'organization'"],
  ['contract/spare-parts/spare-parts.ts', '{ ...entity.operations, move: entity.move }'],
  ['server/spare-parts/feature.ts', 'organization: referredName(table.organizationId, organizations.name)'],
  ['server/spare-parts/organization-spare-parts.test.ts', "['name', 'Name A']"],
])('%s has %s', (path, code) => expect(files.get(path)).toContain(code));

it('reads the options --scope and --for', () => {
  expect([readScope(undefined), readScope('organization')]).toEqual(['installation', 'organization']);
  expect(() => readScope('team')).toThrow("'team' is no scope of records");
  expect(readReaders(['users'], 'installation')).toEqual({ scope: 'installation', isForUsers: true });
  expect(readReaders(['owner'], 'installation')).toEqual({ scope: 'owner', isForUsers: false });
  expect(() => readReaders(['users'], 'organization')).toThrow('leave out --for');
  expect(() => readReaders(['owner', 'users'], 'installation')).toThrow('give --for once');
  expect(() => readReaders(['guests'], 'installation')).toThrow("'guests' read no records");
});

const sources: Record<string, string> = {
  'server/database/schema/tools.ts': 'export const tools = tenantTable(',
  'server/database/schema/plans.ts': 'ownedTable(pgTable(',
  'server/database/schema/cities.ts': 'pgTable(',
  'contract/features/cities.ts': "grants: { user: {}, admin: { city: ['read'] } }",
  'contract/features/towns.ts': "grants: { user: { town: ['read'] } }",
};
const project = { files: Object.keys(sources), read: (path: string) => sources[path] ?? '' };

it('knows which records belong to organizations or users by their table', () => {
  const scopes = ['tools', 'plans', 'cities', 'none'].map((feature) => scopeOf(project, feature));
  expect(scopes).toEqual(['organization', 'owner', 'installation', 'installation']);
});

const target = (kind: string, key: string) => ({ kind, key, feature: key, isUser: false, named: 'name' });
const allTargets = [...targets, target('plan', 'plans'), target('city', 'cities'), target('town', 'towns')];
const check = (audience: EntityScope | 'users', field: string) => {
  const scope = audience === 'users' ? 'installation' : audience;
  const isForUsers = audience === 'users';
  return checkScope({ scope, isForUsers }, parseFields([field], { targets: allTargets }), project);
};

it.each([
  ['organization', 'city:city', "'city' belongs to the installation"],
  ['organization', 'plan:plan', "'plan' belongs to single users"],
  ['installation', 'tool:tool', "'tool' belongs to organizations"],
  ['installation', 'plan:plan', "'plan' belongs to single users"],
  ['users', 'city:city', "'city' is for admins"],
  ['owner', 'city:city', "'city' is for admins"],
  ['owner', 'keeper:user', 'users may not list one another'],
  ['owner', 'owner:plan', "'ownerId' is the user"],
] as const)('refuses for %s a reference %s', (audience, field, message) =>
  expect(() => check(audience, field)).toThrow(message),
);

it.each([
  ['organization', 'tool:tool'],
  ['organization', 'keeper:user'],
  ['users', 'town:town'],
  ['owner', 'plan:plan'],
  ['owner', 'town:town'],
] as const)('takes for %s a reference %s', (audience, field) =>
  expect(check(audience, field)).toBeUndefined(),
);

describe('for owners', () => {
  const one = { targets, isScoped: true };
  const owned = entityFiles({
    ...{ names, key: 's', isScoped: false, isOwned: true, isForUsers: false },
    fields: parseFields(['name:text!unique', 'due:date', 'tool:tool!'], one),
  });

  it.each([
    ['server/database/schema/spare-parts.ts', "uniqueIndex('spare_parts_name_unique').on(scopeKey(table), "],
    ['server/database/schema/spare-parts.ts', "scopeIndex('spare_parts_scope_due_index', table, "],
    ['server/database/schema/spare-parts.ts', 'ownerId: ownerId()'],
    ['contract/spare-parts/spare-part-facts.ts', "scope: 'owner'"],
  ])('%s has %s', (path, code) => expect(owned.get(path)).toContain(code));
});
