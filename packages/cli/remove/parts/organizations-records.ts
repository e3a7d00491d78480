// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are texts of sources
import type { Part } from '../part.ts';

/** What lists and records have for the sake of tables whose rows belong to organizations. */
export const records: NonNullable<Part['edits']> = {
  'contract/features/feature.ts': [
    {
      from: "  /**\n   * Which of its resources belong to organizations, and what those with a role there may do with them. Owners may what\n   * admins may.\n   */\n  readonly organizationGrants?: Readonly<\n    Record<'admin' | 'member', Readonly<Record<string, readonly string[]>>>\n  >;\n",
      to: '',
    },
    {
      from: 'type OrganizationGrants<Feature> = Feature extends {\n  readonly organizationGrants: { readonly admin: infer Grants };\n}\n  ? Grants\n  : never;\n\n',
      to: '',
    },
  ],
  'server/account/download-data.ts': [
    { from: 'readOwnDeletions({ db }, id, isDeletedInOwn(id))', to: 'readOwnDeletions({ db }, id)' },
  ],
  'server/api/read-init.ts': [{ line: 'const active = await findActiveOrganization(context);' }],
  'server/api/require-permission.ts': [{ from: " || required.organization?.includes('manage')", to: '' }],
  'server/csv/csv-download.ts': [
    { from: 'ApiContext & { scope: Scope }', to: 'ApiContext', times: 2 },
    {
      from: 'const { currentUser, scope } = await findScope(context, download.permissions, req.query);\n    const { id } = currentUser;',
      to: 'const { id } = await findPermittedUser(context, download.permissions);',
    },
    {
      from: 'csvLines(download, { ...context, scope }, input.data)',
      to: 'csvLines(download, context, input.data)',
    },
    {
      from: "import { findScope } from '../api/require-scope.ts';",
      to: "import { findPermittedUser } from '../api/require-permission.ts';",
    },
  ],
  'server/dashboard/period.ts': [{ line: '/** A table, or `rowsIn` a scope. */' }],
  'server/database/schema/auth.ts': [
    { line: "index('sessions_active_organization_index')" },
    { line: "index('sessions_active_team_index')" },
  ],
  'server/database/rows.ts': [{ from: "OpenedTable<Table>['_']", to: "Table['_']" }],
  'server/auth/session/find-session.ts': [
    {
      from: ', s.active_organization_id as "activeOrganizationId",\n      s.active_team_id as "activeTeamId",',
      to: ',\n     ',
    },
  ],
  'server/lists/count-matches.ts': [
    { from: 'as a condition beside its scope; undefined', to: 'as a condition; undefined' },
    { line: 'const { within, rows } = inScope<Table>(context, list.table);' },
    { from: '{ table, within, rows, term, order, filter }', to: '{ table, term, order, filter }' },
  ],
  'server/lists/count-up-to.ts': [
    { line: '/** A table, or `rowsIn` a scope. */' },
    { from: 'Whether a table, or a scope of it, is known', to: 'Whether a table is known' },
    { from: "{ key }: Pick<InScope, 'key'>,", to: 'table: PgTable,' },
    { from: 'kept.set(sql, tables);\n', to: 'kept.set(sql, tables);\n  const key = getTableName(table);\n' },
    { from: '{ type SQL, sql }', to: '{ getTableName, type SQL, sql }' },
  ],
  'server/lists/read-page.ts': [
    {
      from: 'const scoped = inScope(context, list.table);\n  const page',
      to: 'const table: PgTable = list.table;\n  const page',
    },
    { from: '  const scoped = inScope(context, list.table);\n  let cursor', to: '  let cursor' },
    {
      from: 'readWholeList(database, list, scoped, options)',
      to: 'readWholeList(database, list, table, options)',
    },
    { from: 'readRows(database, list, scoped, {', to: 'readRows(database, list, {' },
    { from: 'countUpTo(database, scoped.rows,', to: 'countUpTo(database, table,' },
    { from: 'readRows(database, list, scoped, options)', to: 'readRows(database, list, options)' },
    {
      from: "import type { SQL } from 'drizzle-orm';\n",
      to: "import type { SQL } from 'drizzle-orm';\nimport type { PgTable } from 'drizzle-orm/pg-core';\n",
    },
  ],
  'server/lists/read-rows.ts': [
    { line: '{ within, rows: allRows }: InScope,' },
    { from: '      within,\n      rows: allRows,\n', to: '' },
    { from: 'from ${allRows} where', to: 'from ${table} where' },
  ],
  'server/lists/read-whole-list.ts': [
    { from: '  scoped: InScope,\n  { order, cursor', to: '  table: PgTable,\n  { order, cursor' },
    { from: 'exceedsTotalCap(database, scoped)', to: 'exceedsTotalCap(database, table)' },
    { from: 'statementFor(list, scoped, order', to: 'statementFor(list, table, order' },
    {
      from: 'values: { ...scoped.kept.values, ...(last && { key: keyValue(order, last.key), id: last.id }) },',
      to: 'values: last ? { key: keyValue(order, last.key), id: last.id } : {},',
    },
    { from: 'countUpTo(database, scoped.rows,', to: 'countUpTo(database, table,' },
    { from: '  scoped: InScope,\n  order: ListOrder', to: '  table: PgTable,\n  order: ListOrder' },
    { from: 'makeStatement(list, scoped, order', to: 'makeStatement(list, table, order', times: 2 },
    { line: 'const isAll = scoped.within === undefined;' },
    { from: '`${isAll} ${order.sort}', to: '`${order.sort}' },
    { from: '{ kept: { rows } }: InScope,', to: 'table: PgTable,' },
    { from: 'from ${rows} ', to: 'from ${table} ', times: 2 },
    {
      from: "import { sql } from 'drizzle-orm';\n",
      to: "import { sql } from 'drizzle-orm';\nimport type { PgTable } from 'drizzle-orm/pg-core';\n",
    },
  ],
  'server/lists/search/estimate-search.ts': [
    {
      from: '  /** Which rows of it are meant at all, as a condition and in place of the table (scopes/in-scope.ts). */\n  within: SQL | undefined;\n  rows: SQL;\n',
      to: '',
    },
    { from: '/** Rows that are meant at all, about. */', to: '/** Rows of the table, about. */' },
    { from: '{ table, within, term, order,', to: '{ table, term, order,' },
    {
      from: '  // How rare a piece is the whole sample tells: of a small scope it holds hardly a row.\n  const isIn = within ?? sql`true`;\n',
      to: '',
    },
    { from: 'select search, list_key, is_in, is_after', to: 'select search, list_key, is_after' },
    { from: '        is_in and begins and (', to: '        begins and (' },
    { from: '(${isIn}) as is_in, ((${isIn}) and (${after})) as is_after', to: '(${after}) as is_after' },
    { from: 'from sample where is_in) as', to: 'from sample) as' },
  ],
  'server/lists/search/read-by-name-prefix.ts': [
    { from: '{ table, rows: all, columns', to: '{ table, columns' },
    { from: 'from ${all} where', to: 'from ${table} where', times: 3 },
  ],
  'server/lists/search/scan.ts': [
    { from: '{ table, rows: all, ', to: '{ table, ', times: 3 },
    { from: 'from ${all} ', to: 'from ${table} ', times: 3 },
  ],
  'server/records/create-record.ts': [
    { from: 'const { table } = records;', to: 'const table: PgTable = records.table;' },
    { line: 'const { newRow } = inScope<Table>(writer, table);' },
    { from: 'has, or that refers to what others have, on its field', to: 'has, on its field' },
    {
      from: '      const foreign = await findForeignReference(tx, table, newRow, values);\n      if (foreign) throw invalidReference(foreign);\n',
      to: '',
    },
    { from: 'insertRow<Table>(tx, writer, table, values)', to: 'tx.insert(table).values(values)' },
    {
      from: "import type { AuditAction } from '../../../../contract/audit.ts';\n",
      to: "import type { PgTable } from 'drizzle-orm/pg-core';\nimport type { AuditAction } from '../../../../contract/audit.ts';\n",
    },
    { from: '{ invalidReference, recordError }', to: '{ recordError }' },
  ],
  'server/records/delete-records.ts': [
    { from: 'a condition means, within the scope; undefined', to: 'a condition means; undefined' },
    {
      from: 'const rows: Rows = rowsIn<Table>(writer, records.table);',
      to: 'const table: PgTable = records.table;',
    },
    { from: '.from(rows)', to: '.from(table)' },
    {
      from: '${deleteRows<Table>(tx, writer, table, isAmong).returning()}',
      to: '(delete from ${table} where ${isAmong} returning *)',
    },
  ],
  'server/records/import/assess-file.ts': [
    { from: '  context: ScopeFor<Table>,\n', to: '' },
    { from: '    context,\n    db,\n', to: '    db,\n' },
    { line: 'const { siblings } = inScope<Table>(context, table);' },
    { from: 'select from ${siblings} where', to: 'select from ${table} where' },
  ],
  'server/records/insert-records.ts': [
    { from: 'What no two records of a scope have', to: 'What no two records have' },
    { line: '.filter((part) => !isOfScope(table, columnsIn(part)))' },
    {
      from: 'uniqueKeys(closed: AnyTable): SQL[] {\n  const table = closed as PgTable;\n',
      to: 'uniqueKeys(table: PgTable): SQL[] {\n',
    },
    { line: 'const { newRow } = inScope<Table>(writer, table);' },
    { from: "['id', ...Object.keys(newRow), ...Object.keys(", to: "['id', ...Object.keys(" },
    { from: '{ ...input, ...newRow, id }', to: '{ ...input, id }' },
  ],
  'server/records/read-record.ts': [
    { line: 'const rows = rowsIn<Table>(context, records.table);' },
    { from: 'from ${rows} where', to: 'from ${records.table} where' },
  ],
  'server/records/deletions.ts': [
    {
      from: "/**\n * What a user has deleted and could restore, of every kind: for the file with the user's own data.\n * @param within which of it the user may still know\n */",
      to: "/** What a user has deleted and could restore, of every kind: for the file with the user's own data. */",
    },
    { from: 'userId: string, within: SQL)', to: 'userId: string)' },
    { from: 'and(eq(deletedBy, userId), within)', to: 'eq(deletedBy, userId)' },
    { from: 'gt, type SQL, sql }', to: 'gt, sql }' },
    { line: 'isDeletedIn<Table>(writer, records.table),' },
  ],
  'server/records/record-errors.ts': [
    {
      from: '{ table: closed, usedMessages = {} }:',
      to: '{ table, usedMessages = {} }:',
    },
    { line: 'const table = closed as AnyTable as PgTable;' },
    { line: '/** Like a foreign key that names nothing: what others have' },
    { block: 'export function invalidReference(' },
    { from: 'about.find((name) => !isOfScope(table, [name]))', to: 'about[0]' },
    {
      from: '/** Whether that is the organization, among whose rows of a tenant table the rest of an index is unique. */\nexport function isOfScope(table: PgTable, names: readonly string[]): boolean {\n  return isTenantTable(table) && names.every((name) => name === scopeColumn);\n}\n\n',
      to: '',
    },
  ],
  'server/records/referred-names.ts': [
    { line: 'const isOwn = isOwnReference(' },
    { from: ' and ${isOwn})`', to: ')`' },
  ],
  'server/records/restore-records.ts': [{ line: 'isDeletedIn<Table>(writer, records.table),' }],
  'server/records/update-record.ts': [
    { from: 'const { table } = records;', to: 'const table: RecordTable = records.table;' },
    { line: 'const rows: Rows = rowsIn<Table>(writer, table);' },
    { from: '.from(rows)', to: '.from(table)' },
    {
      from: 'updateRows<Table>(tx, writer, table, next, isIt)',
      to: 'tx.update(table).set(next).where(isIt)',
    },
    { from: 'has, or that refers to what others have, on its field', to: 'has, on its field' },
    {
      from: '      const written = Object.fromEntries(changed.map((field) => [field, values[field]]));\n      const foreign = await findForeignReference(tx, table, before, written);\n      if (foreign) throw invalidReference(foreign);\n',
      to: '',
    },
    { from: '{ invalidReference, recordError }', to: '{ recordError }' },
  ],
  'server/records/written-fields.ts': [
    {
      from: "/** What the server sets by itself: of a tenant table the organization, too, by the scope. */\ntype OwnField<Table> =\n  | 'id'\n  | 'createdAt'\n  | 'updatedAt'\n  | (Table extends TenantTable ? 'organizationId' : never);",
      to: "/** What the server sets by itself. */\ntype OwnField = 'id' | 'createdAt' | 'updatedAt';",
    },
    {
      from: "/** Is compared by requireScope, and written nowhere. */\ntype ComparedField = 'expectedOrganizationId';\n\n",
      to: '',
    },
    { from: 'Field | ComparedField>', to: 'Field>' },
    { from: "OpenedTable<Table>['$inferInsert']", to: "Table['$inferInsert']" },
    { from: 'OwnField<Table>>', to: 'OwnField>' },
  ],
};
