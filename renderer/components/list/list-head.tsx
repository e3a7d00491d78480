import { HeadCell } from '../ui/table.tsx';
import type { SortDirection } from './list-address.ts';
import type { ListColumn } from './list-column.ts';
import { hiddenWhenNarrow } from './list-columns.tsx';
import type { ListRow } from './list-page.ts';

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
