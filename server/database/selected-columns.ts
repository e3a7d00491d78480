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

/** Which values of a row have to be converted, by the columns of a list or record: found once, not for each row. */
const converted = new WeakMap<SelectedColumns, [name: string, column: Column | undefined][]>();

function conversionsOf(columns: SelectedColumns): [name: string, column: Column | undefined][] {
  const known = converted.get(columns);
  if (known) return known;
  const found = Object.entries(columns).map(([name, column]): [string, Column | undefined] => [
    name,
    is(column, Column) && column.dataType !== 'string' ? column : undefined,
  ]);
  converted.set(columns, found);
  return found;
}

/** A row of such a statement: what the driver gives as text becomes what the columns declare, such as a Date. */
export function toSelectedRow<Columns extends SelectedColumns>(
  columns: Columns,
  row: Record<string, unknown>,
): SelectedRow<Columns> {
  const shown: Record<string, unknown> = {};
  for (const [name, column] of conversionsOf(columns)) {
    const value = row[name];
    shown[name] = column && value !== null ? column.mapFromDriverValue(value) : value;
  }
  return shown as SelectedRow<Columns>;
}
