import { expect, it } from 'vitest';
import { entityFiles } from './entity-files.ts';
import { checkScope, readScope, scopeOf } from './entity-scope.ts';
import { formsOf } from './names.ts';
import { parseFields } from './parse-fields.ts';

const targets = [
  { kind: 'user', key: 'users', feature: 'users', isUser: true },
  { kind: 'tool', key: 'tools', feature: 'tools', isUser: false },
];
const fields = parseFields(['name:text!unique', 'due:date', 'keeper:user!', 'tool:tool!'], {
  targets,
  isScoped: true,
});
const names = { singular: formsOf('spare-part'), plural: formsOf('spare-parts') };
const files = entityFiles({ names, fields, key: 's', isScoped: true });

it.each([
  ['server/database/schema/spare-parts.ts', "uniqueIndex('spare_parts_name_unique').on(scopeKey(table), "],
  [
    'server/database/schema/spare-parts.ts',
    "scopeIndex('spare_parts_scope_due_index', table, sortKey(table.due), table.id)",
  ],
  ['server/database/schema/spare-parts.ts', "onDelete: 'no action'"],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'scoped: true'],
  ['renderer/features/spare-parts/spare-part-entity.ts', 'of: (api) => ({ list: api.organizations.people })'],
  ['server/spare-parts/organization-spare-parts.test.ts', "['name', () => crypto.randomUUID()]"],
  ['tests/web/spare-parts/organization.spec.ts', "'/app/spare-parts'"],
])('%s has %s', (path, code) => expect(files.get(path)).toContain(code));

it('asks for the scope in each operation', () => {
  const server = [...files].filter(([path]) => /^server\/[^/]+\/(?:read|write)-/.test(path));
  expect(server).toHaveLength(2);
  for (const [, text] of server) {
    expect(text).not.toContain('.use(requirePermission');
    expect(text.match(/\.use\(requireScope/g)?.length).toBe(text.match(/= operation\./g)?.length);
  }
});

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
    targets: [{ kind: 'city', key: 'cities', feature: 'cities', isUser: false }],
  });
  if (!tool || !city) throw new Error('no fields');
  expect(() => checkScope('organization', [city], project)).toThrow("'city' belongs to the installation");
  expect(() => checkScope('installation', [tool], project)).toThrow("'tool' belongs to organizations");
  expect(checkScope('organization', fields, project)).toBeUndefined();
  expect([readScope(undefined), readScope('organization')]).toEqual(['installation', 'organization']);
  expect(() => readScope('team')).toThrow("'team' is no scope of records");
});
