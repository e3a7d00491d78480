import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { DataList } from '../ui/data-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/loading.tsx';
import { Cell, HeadCell, Row, Table } from '../ui/table.tsx';
import type { ListColumn } from './list-column.ts';
import { hiddenWhenNarrow, ListColumns, ListHead } from './list-columns.tsx';
import type { ListRow } from './list-options.ts';
import { ListTable, type ListTableProps, tallOnPhones } from './list-table.tsx';
import { type ListPageState, useVisibleColumns } from './use-list-page.ts';

const eight = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Words of up to this many characters only match at the start of words. */
const longestShort = 2;

/** Whether a term holds such a word. */
export function hasShortWord(term: string): boolean {
  return term
    .normalize('NFKC')
    .split(/\s+/)
    .some((word) => word !== '' && [...word].length <= longestShort);
}

export interface ListBodyProps<Row extends ListRow, Sort extends string, Filters extends object>
  extends Omit<ListTableProps<Row, Sort>, 'list' | 'compact' | 'sorting'> {
  page: ListPageState<Row, Sort, Filters>;
  /** Sentence on the searched fields, when nothing was found; the other one for terms with a short word. */
  searchHint?: string;
  shortSearchHint?: string;
  /** Shown while there are no rows. */
  emptyHint: string;
  emptyActions?: ReactNode;
  /** Shown where filters without a term leave nothing. */
  filteredHint?: string;
}

/** A list in whichever of its states it is: on its way, failed, empty, without results, or its table. */
export function ListBody<Row extends ListRow, Sort extends string, Filters extends object>(
  props: ListBodyProps<Row, Sort, Filters>,
) {
  const { page, searchHint, shortSearchHint, emptyHint, emptyActions, filteredHint, ...table } = props;
  const { address, filters, list, search, view } = page;
  const { lines, selection } = table;
  const { compact } = view;
  const columns = useVisibleColumns(table.columns, view);
  if (page.isEmpty && page.isNarrowed && filteredHint !== undefined) {
    const cleared = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
    return <NothingLeft title={filteredHint} onClear={() => address.change(cleared)} />;
  }
  return (
    <DataList
      status={list.status}
      count={list.rows.length}
      skeleton={<ListSkeleton {...{ columns, lines, compact }} selectable={selection !== undefined} />}
      searchTerm={address.searchTerm}
      onClearSearch={() => {
        address.search('');
        search.current?.focus();
      }}
      searchHint={hasShortWord(address.searchTerm) ? shortSearchHint : searchHint}
      emptyHint={emptyHint}
      emptyActions={emptyActions}
      onRetry={list.retry}
      onStop={list.stop}
      retrying={list.retrying}
      requestId={list.requestId}
    >
      <ListTable {...{ ...table, list, columns, compact }} sorting={address} />
    </DataList>
  );
}

interface ListSkeletonProps<RowData extends ListRow, Sort extends string> {
  columns: readonly ListColumn<RowData, Sort>[];
  lines?: 1 | 2 | undefined;
  selectable?: boolean;
  compact?: boolean | undefined;
}

/** The heads of a list and rows of bars, of the height and in the columns of what comes. */
export function ListSkeleton<RowData extends ListRow, Sort extends string>(
  props: ListSkeletonProps<RowData, Sort>,
) {
  const { columns, lines = 1, selectable = false, compact = false } = props;
  return (
    <Table aria-hidden="true" lines={lines} compact={compact} className="table-fixed">
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
              <Cell className="leading-none">
                <Checkbox disabled />
              </Cell>
            )}
            {columns.map(({ key, end, wideOnly, className, skeleton }) => (
              <Cell key={key} end={end} className={hiddenWhenNarrow(wideOnly, className)}>
                {skeleton ?? <Skeleton className="w-14 opacity-70" />}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** Filters without a term that leave nothing. */
function NothingLeft({ title, onClear }: { title: string; onClear(): void }) {
  const { t } = useTranslation('records');
  return (
    <EmptyState
      role="status"
      drawing="misfit"
      headingLevel={2}
      title={title}
      actions={
        <Button ref={restoreFocus} onClick={onClear}>
          {t('clearFilters')}
        </Button>
      }
    />
  );
}
