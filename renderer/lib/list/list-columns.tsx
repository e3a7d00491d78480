import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';

interface ListColumnsProps<Row extends ListRow, Sort extends string> {
  columns: readonly ListColumn<Row, Sort>[];
  selectable: boolean;
}

/** The widths of a table's columns: fixed, so that neither scrolling nor the selection's head moves them. */
export function ListColumns<Row extends ListRow, Sort extends string>(props: ListColumnsProps<Row, Sort>) {
  return (
    <colgroup>
      {props.selectable && <col className="w-9 max-sm:w-8" />}
      {props.columns.map(({ key, width, wideOnly }) => (
        <col key={key} className={hiddenWhenNarrow(wideOnly, width)} />
      ))}
    </colgroup>
  );
}

/** The class of whatever a column holds. */
export function hiddenWhenNarrow(wideOnly: boolean | 'lg' | undefined, className: string | undefined) {
  if (!wideOnly) return className;
  return `${className ?? ''} ${wideOnly === 'lg' ? 'max-lg:hidden' : 'max-sm:hidden'}`;
}
