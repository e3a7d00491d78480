import { Checkbox } from '../ui/checkbox.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../ui/table.tsx';
import type { ListColumn } from './list-column.ts';
import { hiddenWhenNarrow, ListColumns } from './list-columns.tsx';
import { ListHead } from './list-head.tsx';
import type { ListRow } from './list-page.ts';
import { tallOnPhones } from './list-table.tsx';

interface ListSkeletonProps<RowData extends ListRow, Sort extends string> {
  columns: readonly ListColumn<RowData, Sort>[];
  lines?: 1 | 2 | undefined;
  selectable?: boolean;
  compact?: boolean | undefined;
}

const eight = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The heads of a list and rows of bars, of the height and in the columns of what comes. */
export function ListSkeleton<RowData extends ListRow, Sort extends string>(
  props: ListSkeletonProps<RowData, Sort>,
) {
  const { columns, lines = 1, selectable = false, compact = false } = props;
  return (
    <Table aria-hidden="true" data-compact={compact || undefined} className="group/table table-fixed">
      <ListColumns columns={columns} selectable={selectable} />
      <thead className={selectable ? tallOnPhones : undefined}>
        <tr>
          {selectable && (
            <HeadCell className="leading-none">
              <Checkbox disabled />
            </HeadCell>
          )}
          <ListHead columns={columns} />
        </tr>
      </thead>
      <tbody>
        {eight.map((place) => (
          <Row key={place}>
            {selectable && (
              <Cell lines={lines} className="leading-none">
                <Checkbox disabled />
              </Cell>
            )}
            {columns.map(({ key, end, wideOnly, className, skeleton }) => (
              <Cell key={key} end={end} lines={lines} className={hiddenWhenNarrow(wideOnly, className)}>
                {skeleton ?? <Skeleton className="w-14 opacity-70" />}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
