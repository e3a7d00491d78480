import { Column, type GetColumnData, is, type SQL, sql } from 'drizzle-orm';

/** What a statement shows of a row, by name. */
export type SelectedColumns = Record<string, Column | SQL>;

/** A row as it is shown, with values as its columns declare them. */
export type SelectedRow<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** The list of columns of a statement. */
export function selectList(columns: SelectedColumns): SQL {
  const parts = Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`);
  return sql.join(parts, sql`, `);
}

/** A row of such a statement: what the driver gives as text becomes what the columns declare, such as a Date. */
export function toSelectedRow<Columns extends SelectedColumns>(
  columns: Columns,
  row: Record<string, unknown>,
): SelectedRow<Columns> {
  const shown: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    const value = row[name];
    shown[name] = value !== null && is(column, Column) ? column.mapFromDriverValue(value) : value;
  }
  return shown as SelectedRow<Columns>;
}
