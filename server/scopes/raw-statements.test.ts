import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { isNode, type Node, parseSource } from '#scripts/parse-source.ts';
import * as schema from '../database/schema/index.ts';
import { scopeFieldOf } from '../database/tables/tenant-table.ts';

const server = join(import.meta.dirname, '..');

const sources = globSync('**/*.{ts,tsx}', {
  cwd: server,
  exclude: ['**/*.test.{ts,tsx}', '**/tables.ts', 'database/**'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, ...readSource(path, readFileSync(join(server, path), 'utf8')) }));

interface Placed {
  node: Node;
  parent: Node | undefined;
}

interface Source {
  text: string;
  nodes: readonly Placed[];
}

function readSource(path: string, text: string): Source {
  return { text, nodes: nodesIn(parseSource(path, text).body) };
}

/** A table, by the variable of the schema and by its name in the database. */
interface Named {
  variable: string;
  stored: string;
}

const closed = Object.entries(schema).flatMap(([variable, table]): Named[] =>
  is(table, PgTable) && scopeFieldOf(table) ? [{ variable, stored: getTableName(table as PgTable) }] : [],
);

/** A node and all below it; of a statement within a statement only that there is one. */
function nodesIn(value: unknown, parent?: Node, isWithin = false): Placed[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesIn(one, parent, isWithin));
  if (!isNode(value)) return [];
  if (isWithin && value.type === 'TaggedTemplateExpression') return [];
  const below = Object.values(value).flatMap((inner) => nodesIn(inner, value, isWithin));
  return [{ node: value, parent }, ...below];
}

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** What a source calls the tables: imported and declared under names of its own, too. */
function variablesOf(nodes: readonly Placed[], tables: readonly Named[]): Set<string> {
  const variables = new Set(tables.map(({ variable }) => variable));
  for (const { node, parent } of nodes) {
    const { type, imported, local, id, init, key, value } = node;
    if (type === 'ImportSpecifier' && variables.has(nameOf(imported) ?? ''))
      variables.add(nameOf(local) ?? '');
    if (type === 'VariableDeclarator' && variables.has(nameOf(init) ?? '')) variables.add(nameOf(id) ?? '');
    if (parent?.type === 'ObjectPattern' && variables.has(nameOf(key) ?? ''))
      variables.add(nameOf(value) ?? '');
  }
  return variables;
}

/** Whether an expression in a statement holds a table itself: not a column, and not its rows in a scope. */
function holdsTable(expression: Node, variables: ReadonlySet<string>): boolean {
  return nodesIn(expression, undefined, true).some(({ node, parent }) => {
    const isColumn = parent?.type === 'MemberExpression' && parent.object === node;
    if (isColumn || ['rowsIn', 'inScope'].includes(nameOf(parent?.callee) ?? '')) return false;
    return variables.has(nameOf(node) ?? '');
  });
}

/** Where a statement in a text begins, one that is no template. */
const statement = /^\s*(?:select|insert|update|delete|truncate|copy|with|lock|table|merge)\b/i;

/** Names where a table can stand, also in a list behind `from`: columns and aliases may have the name of an entity. */
function standsAsTable(names: string): RegExp {
  const named = `(?:"?\\w+"?\\.)?"?(?:${names})\\b`;
  const before = 'from|join|into|update|only|table|copy|truncate|lock|using|lateral';
  const listed = '\\bfrom\\b(?:(?!\\b(?:where|select|order|group|limit|returning)\\b)[^])*?,\\s*';
  return new RegExp(`(?:\\b(?:${before})\\s+|${listed})${named}`, 'i');
}

/** Statements written by hand that name one of the tables, or put one in. */
function statementsWith({ text: source, nodes }: Source, tables: readonly Named[]): string[] {
  if (tables.length === 0) return [];
  const variables = variablesOf(nodes, tables);
  const names = standsAsTable(tables.map(({ stored }) => stored).join('|'));
  const found = nodes.filter(({ node, parent }) => {
    if (node.type === 'Literal') return statement.test(String(node.value)) && names.test(String(node.value));
    if (node.type !== 'TemplateLiteral') return false;
    const { quasis, expressions } = node as unknown as { quasis: Node[]; expressions: Node[] };
    const text = quasis.map(({ value }) => (value as { raw: string }).raw).join(' ');
    if (parent?.type !== 'TaggedTemplateExpression') return statement.test(text) && names.test(text);
    return names.test(text) || expressions.some((expression) => holdsTable(expression, variables));
  });
  return found.map(({ node, parent = node }) => source.slice(parent.start, parent.end));
}

it('no statement written by hand names a closed table', () => {
  const found = sources.flatMap((source) =>
    statementsWith(source, closed).map((text) => [source.path, text]),
  );
  expect(found).toEqual([]);
});

const sourceOf = (text: string) => readSource('source.ts', `const x = ${text};`);
const lamps = [{ variable: 'lampTable', stored: 'lamps' }];

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: they are sources
it.each([
  'sql`select * from lamps`',
  'sql`select * from users u, generate_series(1, 2), "lamps"`',
  'statement`select * from ${lampTable}`',
  'sql`select count(*) from ${wholeTable(lampTable)}`',
  'tx.unsafe("select * from lamps")',
  'db.execute(`with old as (delete from lamps where id = ${id}) select 1`)',
  '0; const { lampTable: a } = schema; sql`select count(*) from ${a}`',
  '0; const a = lampTable; sql`select count(*) from ${a}`',
  '0; import { lampTable as a } from "schema"; sql`select count(*) from ${a}`',
])('such a statement is noticed: %s', (text) => {
  expect(statementsWith(sourceOf(text), lamps)).toHaveLength(1);
  expect(statementsWith(sourceOf(text), [{ variable: 'tools', stored: 'tools' }])).toEqual([]);
});

it.each([
  'sql`select 1 from users where ${lampTable.id} = users.id`',
  'sql`select count(*) from ${rowsIn(context, lampTable)}`',
  "'the lamps'",
])('what reads no table is none: %s', (text) => {
  expect(statementsWith(sourceOf(text), lamps)).toEqual([]);
});

/** Here tables have no names: scopes are kept, and lists and records made, for whichever comes. */
const forEveryTable = /^(?:lists|records|scopes)\//;

/** Files elsewhere that make a part of a statement of a text, or hand a statement on. */
const making = new Map([
  ['files/remove-files.ts', 'finds the files that no record names, of whichever organization'],
  ['jobs/pg-boss-client.ts', 'hands on what the library of the jobs sends'],
  ['limits/rate-limiter.ts', 'hands on what the library of the counters sends'],
  ['observability/observe-queries.ts', 'measures every statement'],
  ['users/user-list.ts', 'the name of a role, as its index has it'],
]);

/** A part of the product may have been removed. */
const isThere = (known: string) => sources.some(({ path }) => path === known);

/** Where a table could come into a statement that no name betrays. */
function namelessTables({ text, nodes }: Source): string[] {
  const found = nodes.filter(({ node, parent }) => {
    const { object, property } = (node.type === 'CallExpression' ? node.callee : node) as Node;
    const name = nameOf(property);
    if (node.type === 'CallExpression')
      return name === 'unsafe' || (nameOf(object) === 'sql' && ['raw', 'identifier'].includes(name ?? ''));
    const isTable = nameOf(node) === 'table' || name === 'table';
    const isOfColumn = name === 'table' && (object as Node).type === 'MemberExpression';
    return isOfColumn || (isTable && parent?.type === 'TemplateLiteral');
  });
  return found.map(({ node }) => text.slice(node.start, node.end));
}

it('tables without a name come into statements in few files', () => {
  const found = sources
    .filter(({ path }) => !forEveryTable.test(path))
    .filter((source) => namelessTables(source).length > 0);
  expect(found.map(({ path }) => path).sort()).toEqual([...making.keys()].filter(isThere));
});

it.each([
  'sql`select * from ${lampRecords.table}`',
  'sql`select * from ${table}`',
  'db.select().from(lampTable.id.table)',
  'sql`select * from ${sql.identifier(name)}`',
  'tx.unsafe(text)',
])('that is noticed: %s', (text) => {
  expect(namelessTables(sourceOf(text))).toHaveLength(1);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they are sources

it('deleted records, of all organizations in one table, are read by server/records/ alone', () => {
  const deleted = [{ variable: 'deletedRecords', stored: 'deleted_records' }];
  const imported =
    /\bdeletedRecords\b[^;]*\} from '[^']*(?:tables\/deleted-records|database\/schema)|\bschema\.deletedRecords\b/;
  const found = sources.filter(
    (source) =>
      !source.path.startsWith('records/') &&
      (imported.test(source.text) || statementsWith(source, deleted).length > 0),
  );
  // One makes a condition on them, which server/records/ reads with; one keeps their files while they can come back.
  const reading = ['scopes/own-rows.ts', 'files/remove-files.ts'];
  expect(found.map(({ path }) => path).sort()).toEqual(reading.filter(isThere).sort());
});
