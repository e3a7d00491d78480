import type { ReactNode, RefObject } from 'react';
import { DataList } from '../ui/data-list.tsx';
import type { ListRow } from './list-page.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import type { ListAddressControl } from './use-list-address.ts';

/** Words of up to this many characters only match at the start of words. */
const longestShort = 2;

/** Whether a term holds such a word. */
export function hasShortWord(term: string): boolean {
  return term
    .normalize('NFKC')
    .split(/\s+/)
    .some((word) => word !== '' && [...word].length <= longestShort);
}

interface ListBodyProps<Row extends ListRow, Sort extends string>
  extends Omit<ListTableProps<Row, Sort>, 'sorting'> {
  address: ListAddressControl<Sort>;
  /** Takes the focus when the search is cleared. */
  search: RefObject<HTMLInputElement | null>;
  /** Where was looked, when nothing was found: for words, and for terms with a word of one or two characters. */
  searchHint: string;
  shortSearchHint: string;
  /** Shown while there are no rows. */
  emptyHint: string;
  emptyActions?: ReactNode;
}

/** A list in whichever of its states it is: on its way, failed, empty, without results, or its table. */
export function ListBody<Row extends ListRow, Sort extends string>(props: ListBodyProps<Row, Sort>) {
  const { address, search, searchHint, shortSearchHint, emptyHint, emptyActions, ...table } = props;
  const { list, columns, lines, selection, compact } = table;
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
      <ListTable {...table} sorting={address} />
    </DataList>
  );
}
