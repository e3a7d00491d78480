import { useMemo } from 'react';
import type { ListView } from '#contract/list-views.ts';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';

/** The columns of a list without those that are hidden by choice. */
export function useVisibleColumns<Row extends ListRow, Sort extends string>(
  columns: readonly ListColumn<Row, Sort>[],
  { hidden }: Pick<ListView, 'hidden'>,
): readonly ListColumn<Row, Sort>[] {
  return useMemo(
    () => columns.filter(({ key, optional }) => !optional || !hidden.includes(key)),
    [columns, hidden],
  );
}
