import { HeadCell } from '../ui/table.tsx';
import type { SortDirection } from './list-address.ts';
import type { ListColumn, WideOnly } from './list-column.ts';
import type { ListRow } from './list-options.ts';

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

const hiddenClass = { phone: 'max-sm:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };

/** The class of whatever a column holds. */
export function hiddenWhenNarrow(wideOnly: WideOnly | undefined, className: string | undefined) {
  if (!wideOnly) return className;
  return `${className ?? ''} ${hiddenClass[wideOnly === true ? 'phone' : wideOnly]}`;
}

export interface Sorting<Sort extends string> {
  sort: Sort;
  direction: SortDirection;
  sortBy(sort: Sort): void;
}

interface ListHeadProps<Row extends ListRow, Sort extends string> {
  columns: readonly ListColumn<Row, Sort>[];
  /** Left out where the heads do not sort. */
  sorting?: Sorting<Sort> | undefined;
}

/** The heads of a list's columns: 36 high, they stay in sight, and sort where they can. */
export function ListHead<Row extends ListRow, Sort extends string>({
  columns,
  sorting,
}: ListHeadProps<Row, Sort>) {
  return columns.map(({ key, head, sort, end, wideOnly }) => (
    <HeadCell
      key={key}
      end={end}
      sorted={sorting && sort === sorting.sort ? sorting.direction : undefined}
      onSort={sorting && sort !== undefined ? () => sorting.sortBy(sort) : undefined}
      className={hiddenWhenNarrow(wideOnly, 'list-head')}
    >
      {head}
    </HeadCell>
  ));
}
