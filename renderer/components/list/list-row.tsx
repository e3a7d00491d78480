import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Cell, Row } from '../ui/table.tsx';
import type { ListColumn } from './list-column.ts';
import { hiddenWhenNarrow } from './list-columns.tsx';
import type { ListRow } from './list-options.ts';

interface ListRowViewProps<RowData extends ListRow, Sort extends string> {
  row: RowData;
  /** Place in the whole list, from 0. */
  index: number;
  columns: readonly ListColumn<RowData, Sort>[];
  /** Accessible name of its checkbox. */
  selectLabel: string;
  selected: boolean;
  leaving: boolean;
  onToggle?: ((id: string, range: boolean) => void) | undefined;
  measure?: ((row: Element | null) => void) | undefined;
}

function ListRowViewOnce<RowData extends ListRow, Sort extends string>(
  props: ListRowViewProps<RowData, Sort>,
) {
  const { row, index, columns, selectLabel, selected, leaving, onToggle, measure } = props;
  const choice = useRef<HTMLTableCellElement>(null);
  // A tick from before hydration, which React leaves without reporting it.
  const takeOverTick = useEffectEvent(() => {
    if (choice.current?.querySelector('input')?.checked && !selected) onToggle?.(row.id, false);
  });
  useEffect(() => takeOverTick(), []);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      measure?.(element);
      // A change may take the row away, such as one by its menu.
      const restore = restoreFocus(element);
      return () => {
        measure?.(null);
        restore?.();
      };
    },
    [measure],
  );
  return (
    <Row
      ref={ref}
      data-row={row.id}
      data-index={index}
      // The head is the first.
      aria-rowindex={index + 2}
      selected={selected}
      leaving={leaving}
    >
      {onToggle && (
        <Cell ref={choice} className="leading-none">
          <Checkbox
            aria-label={selectLabel}
            checked={selected}
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) =>
              onToggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </Cell>
      )}
      <Cells row={row} columns={columns} />
    </Row>
  );
}

type CellsProps<RowData extends ListRow, Sort extends string> = Pick<
  ListRowViewProps<RowData, Sort>,
  'row' | 'columns'
>;

/** Apart from the row: choosing all of a long list draws checkboxes again, and not what is beside them. */
function CellsOnce<RowData extends ListRow, Sort extends string>(
  props: CellsProps<RowData, Sort>,
): ReactNode {
  const { row, columns } = props;
  return columns.map(({ key, end, wideOnly, className, cell }) => (
    <Cell key={key} end={end} className={hiddenWhenNarrow(wideOnly, className)}>
      {cell(row)}
    </Cell>
  ));
}

const Cells = memo(CellsOnce) as typeof CellsOnce;

/** One row of a ListTable; drawn again only where something of its own has changed. */
export const ListRowView = memo(ListRowViewOnce) as typeof ListRowViewOnce;
