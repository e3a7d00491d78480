import { describe, expect, it } from 'vitest';
import { entityFiles } from './entity-files.ts';
import { checkScope, type EntityScope, readReaders, readScope, scopeOf } from './entity-scope.ts';
import type { Field } from './field.ts';
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
  ['renderer/features/spare-parts/spare-part-entity.ts', 'scoped: true'],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'of: (api) => ({ list: api.organizations.people })'],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'moved: true'],
  ['contract/features/spare-parts.ts', "'sparePart.moved'"],
  ['contract/spare-parts/spare-parts.ts', 'scope: organizationScope'],
  ['contract/spare-parts/spare-parts.ts', '{ ...entity.operations, move: entity.move }'],
  ['server/spare-parts/feature.ts', 'organization: referredName(table.organizationId, organizations.name)'],
  ['server/spare-parts/organization-spare-parts.test.ts', "['name', 'Name A']"],
])('%s has %s', (path, code) => expect(files.get(path)).toContain(code));

const project = {
  files: ['server/database/schema/tools.ts', 'server/database/schema/cities.ts'],
  read: (path: string) => (path.includes('tools') ? 'export const tools = tenantTable(' : 'pgTable('),
};

it('knows which records belong to organizations by their table', () => {
  expect(['tools', 'cities', 'none'].map((feature) => scopeOf(project, feature))).toEqual([
    'organization',
    'installation',
    'installation',
  ]);
});

it('refuses a reference to records of another scope, and any other scope', () => {
  const [tool] = parseFields(['tool:tool'], { targets });
  const [city] = parseFields(['city:city'], {
    targets: [{ kind: 'city', key: 'cities', feature: 'cities', isUser: false, named: 'name' }],
  });
  if (!tool || !city) throw new Error('no fields');
  const check = (scope: EntityScope, ...referring: Field[]) =>
    checkScope({ scope, isForUsers: false }, referring, project);
  expect(() => check('organization', city)).toThrow("'city' belongs to the installation");
  expect(() => check('installation', tool)).toThrow("'tool' belongs to organizations");
  expect(check('organization', ...fields)).toBeUndefined();
  expect([readScope(undefined), readScope('organization')]).toEqual(['installation', 'organization']);
  expect(() => readScope('team')).toThrow("'team' is no scope of records");
});

it('refuses what names to all users a record that is for admins, and any other readers', () => {
  const [city] = parseFields(['city:city'], {
    targets: [{ kind: 'city', key: 'cities', feature: 'cities', isUser: false, named: 'name' }],
  });
  if (!city) throw new Error('no field');
  const grants = (user: string) => ({
    files: ['contract/features/cities.ts'],
    read: () => `grants: { user: { ${user} }, admin: { city: ['read'] } }`,
  });
  const check = (user: string) =>
    checkScope({ scope: 'installation', isForUsers: true }, [city], grants(user));
  expect(() => check('')).toThrow("'city' is for admins");
  expect(check("city: ['read']")).toBeUndefined();
  expect(readReaders(['users'], 'installation')).toEqual({ scope: 'installation', isForUsers: true });
  expect(() => readReaders(['users'], 'organization')).toThrow('leave out --for');
  expect(() => readReaders(['guests'], 'installation')).toThrow("'guests' read no records");
});

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
    ['renderer/features/spare-parts/spare-part-entity.ts', "areas: ['app']"],
    ['contract/spare-parts/spare-parts.ts', 'scope: ownerScope'],
  ])('%s has %s', (path, code) => expect(owned.get(path)).toContain(code));

  it('once, and not with organizations', () => {
    expect(readReaders(['owner'], 'installation')).toEqual({ scope: 'owner', isForUsers: false });
    expect(() => readReaders(['owner'], 'organization')).toThrow('leave out --for');
    expect(() => readReaders(['owner', 'users'], 'installation')).toThrow('give --for once');
  });

  it('a reference is to what the owner may read', () => {
    const schema = { tools: 'ownedTable(pgTable(', cities: 'pgTable(' };
    const check = (scope: EntityScope, field: string, user = '') => {
      const city = { kind: 'city', key: 'cities', feature: 'cities', isUser: false, named: 'name' };
      const known = {
        files: ['tools', 'cities'].flatMap((name) => [
          `server/database/schema/${name}.ts`,
          `contract/features/${name}.ts`,
        ]),
        read: (path: string) =>
          path.includes('features')
            ? `user: { ${user} }`
            : schema[path.includes('tools') ? 'tools' : 'cities'],
      };
      const read = parseFields([field], { targets: [...targets, city] });
      return checkScope({ scope, isForUsers: false }, read, known);
    };
    expect(check('owner', 'tool:tool')).toBeUndefined();
    expect(check('owner', 'city:city', "city: ['read']")).toBeUndefined();
    expect(() => check('owner', 'city:city')).toThrow("'city' is for admins");
    expect(() => check('owner', 'keeper:user')).toThrow('users may not list one another');
    expect(() => check('owner', 'owner:tool')).toThrow("'ownerId' is the user");
    expect(() => check('installation', 'tool:tool')).toThrow("'tool' belongs to single users");
    expect(() => check('organization', 'tool:tool')).toThrow("'tool' belongs to single users");
  });
});
