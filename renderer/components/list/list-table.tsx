import clsx from 'clsx';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatTotal } from '../../lib/format/format-number.ts';
import { textByName } from '../../lib/i18n/text-by-name.ts';
import { useWindowWidth } from '../../lib/use-window-width.ts';
import type { Action } from '../actions/action.ts';
import { useActionSource } from '../actions/action-context.ts';
import { Table } from '../ui/table.tsx';
import type { ListColumn, WideOnly } from './list-column.ts';
import { ListColumns, ListHead, type Sorting } from './list-columns.tsx';
import type { ListRow } from './list-options.ts';
import { ReturnContext, rememberList, useRestoredRow, useRowReturn } from './list-return.ts';
import { ListRowView } from './list-row.tsx';
import { openRowOnClick } from './row-link.tsx';
import { SelectCell, SelectionHead } from './selection-head.tsx';
import type { List } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useRowMotion } from './use-row-motion.ts';
import type { Selection } from './use-selection.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** How far below the window the end of the list may be when more is loaded. */
const reach = '200px';

/** The head of a selection is as high, so that choosing shifts nothing. */
export const tallOnPhones = 'max-sm:[&_th]:h-12';

const heights = { 1: 44, 2: 56 };
const compactHeights = { 1: 36, 2: 44 };

export interface ListTableProps<Row extends ListRow, Sort extends string> {
  /** Accessible name of the table. */
  label: string;
  list: List<Row>;
  /** Keep its identity: rows are drawn again with it. */
  columns: readonly ListColumn<Row, Sort>[];
  /** Height of the rows: 44, or 56 for two lines; 60 on phones. */
  lines?: 1 | 2 | undefined;
  /** Lower rows, 36 or 44; phones keep theirs. */
  compact?: boolean | undefined;
  sorting?: Sorting<Sort>;
  rowName(row: Row): string;
  /** Returns the actions of a row, for their keys. */
  rowActions?: ((row: Row) => readonly Action[]) | undefined;
  /** Left out where rows cannot be chosen. */
  selection?: Selection<Row> | undefined;
  /** SelectionButton each. */
  selectionActions?: ReactNode;
  /** On its way out: half visible, and out of reach. */
  isLeaving?(row: Row): boolean;
}

/**
 * The rows of a list with all that lists have in common: heads that sort and stay in sight, selection with ranges,
 * keys, loading on near the end, and only the rows in sight drawn where there are many.
 */
export function ListTable<Row extends ListRow, Sort extends string = never>(
  props: ListTableProps<Row, Sort>,
) {
  const { label, list, columns, lines = 1, compact = false, sorting, rowName, rowActions } = props;
  const { selection, selectionActions, isLeaving } = props;
  const { rows, total } = list;
  const { t, i18n } = useTranslation('records');
  const selectLabel = textByName((name) => t('selectRow', { name }));
  const body = useRef<HTMLTableSectionElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const returned = useRowReturn();
  const [focused, setFocused] = useState<string>();
  const width = useWindowWidth();
  const focusedIndex = focused === undefined ? -1 : rows.findIndex(({ id }) => id === focused);
  const rowHeight = width === 'phone' ? 60 : (compact ? compactHeights : heights)[lines];
  const inSight = useVirtualRows(body, rows.length, rowHeight, focusedIndex);
  useRowMotion(body, list);
  useRestoredRow(rows, setFocused);
  const toggle = selection?.toggle;
  useListKeys(body, { onSelect: toggle });
  useActionSource({
    actionsAt: (target) => {
      const id = target?.closest<HTMLElement>('[data-row]')?.dataset.row;
      const row = rows.find((one) => one.id === id);
      return (row && rowActions?.(row)) ?? [];
    },
  });
  const { pathname } = useLocation();
  useEffect(() => rememberList(pathname, rows), [pathname, rows]);
  useInfiniteScroll(end, list.more === 'possible', rows.length, list.loadMore);

  const drawn = inSight.rows ?? rows.map((_, index) => ({ index, gap: 0 }));
  const shown = columns.filter(({ wideOnly }) => isShown(wideOnly, width)).length;
  const chosen = selection?.count.count ?? 0;
  return (
    <ReturnContext value={returned}>
      <Table
        aria-label={label}
        aria-rowcount={total?.exact ? total.count + 1 : -1}
        aria-busy={list.isOutdated || undefined}
        lines={lines}
        compact={compact}
        className="table-fixed"
        onClick={openRowOnClick}
        onFocus={(event) => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset.row)}
      >
        <ListColumns columns={columns} selectable={selection !== undefined} />
        <thead data-sticky="list-head" className={selection && tallOnPhones}>
          <tr aria-rowindex={1}>
            {selection && <SelectCell selection={selection} loaded={rows.length} />}
            {selection && chosen > 0 ? (
              <SelectionHead selection={selection} total={total} columns={shown}>
                {selectionActions}
              </SelectionHead>
            ) : (
              <ListHead columns={columns} sorting={sorting} />
            )}
          </tr>
        </thead>
        <tbody
          ref={body}
          data-count={rows.length}
          className={clsx('transition-opacity', list.isOutdated && 'opacity-50')}
        >
          {drawn.map(({ index, gap }) => {
            const row = rows[index];
            return row ? (
              <Fragment key={row.id}>
                {gap > 0 && <Gap height={gap} columns={shown + 1} />}
                <ListRowView
                  row={row}
                  index={index}
                  columns={columns}
                  selectLabel={selectLabel(rowName(row))}
                  selected={selection?.ids.has(row.id) ?? false}
                  leaving={isLeaving?.(row) ?? false}
                  onToggle={toggle}
                  measure={inSight.measure}
                />
              </Fragment>
            ) : null;
          })}
          {inSight.rest > 0 && <Gap height={inSight.rest} columns={shown + 1} />}
        </tbody>
      </Table>
      <div ref={end} />
      <p role="status" className="sr-only">
        {selection && chosen > 0
          ? t('selected', { count: chosen, total: formatTotal(i18n.language, selection.count) })
          : ''}
      </p>
    </ReturnContext>
  );
}

function isShown(wideOnly: WideOnly | undefined, width: ReturnType<typeof useWindowWidth>): boolean {
  if (!wideOnly || width === 'wide') return true;
  return width === 'laptop' ? wideOnly !== 'xl' : width === 'tablet' && wideOnly === true;
}

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} className="p-0" />
    </tr>
  );
}

/**
 * Runs `onNear` when an element comes near the lower edge of the window.
 * @param round starts the watch again: an element that is near still counts again
 */
function useInfiniteScroll(
  element: RefObject<Element | null>,
  enabled: boolean,
  round: number,
  onNear: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts it anew
  useEffect(() => {
    if (!enabled || !element.current) return;
    // On a busy machine that it was far and that it came near are told at once.
    const tell: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && onNear();
    const observer = new IntersectionObserver(tell, { rootMargin: `0px 0px ${reach} 0px` });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, enabled, round, onNear]);
}
