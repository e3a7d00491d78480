import type { ListRow } from './list-page.ts';

/** The list that was shown last in this tab, as far as it was loaded. */
let shown: { path: string; rows: readonly ListRow[] } | undefined;

/** Remembers the order in which a list shows its rows: their pages lead from one to the next. */
export function rememberList(path: string, rows: readonly ListRow[]): void {
  shown = { path, rows };
}

/** The record that is beside another in the list that was shown last; undefined at its ends and for other lists. */
export function neighbourOf(path: string, id: string, step: 1 | -1): string | undefined {
  const rows = shown?.path === path ? shown.rows : [];
  const place = rows.findIndex((row) => row.id === id);
  return place < 0 ? undefined : rows[place + step]?.id;
}
