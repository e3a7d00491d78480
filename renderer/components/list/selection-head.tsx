import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Total } from '#contract/schemas/paging.ts';
import { formatTotal } from '../../lib/format/format-number.ts';
import { restoreFocus } from '../../lib/navigation/heading-focus.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { HeadCell } from '../ui/table.tsx';
import type { ListRow } from './list-options.ts';
import type { Selection } from './use-selection.ts';

/** The look of the heads while rows are chosen. */
const selectionHeadClass = 'list-head border-accent-tint-2! bg-accent-tint! text-text! max-sm:h-12';

interface SelectionHeadProps<Row extends ListRow> {
  selection: Selection<Row>;
  /** How many the list holds; undefined while that is not known. */
  total: Total | undefined;
  /** How many of the table can be seen, without the one of the checkboxes. */
  columns: number;
  /** SelectionButton each. */
  children: ReactNode;
}

/** Stands in place of the heads while rows are chosen: how many, all of them, and what can be done with them. */
export function SelectionHead<Row extends ListRow>(props: SelectionHeadProps<Row>) {
  const { selection, total, columns, children } = props;
  const { t, i18n } = useTranslation('records');
  const { count } = selection;
  const isAll = selection.all || !total || (total.exact && count.count === total.count);
  return (
    <HeadCell colSpan={columns} className={selectionHeadClass}>
      {/* What its buttons do may end the selection. */}
      <div ref={restoreFocus} className="flex items-center gap-1.5 text-13">
        <b className="truncate">
          {t('selected', { count: count.count, total: formatTotal(i18n.language, count) })}
        </b>
        {!isAll && (
          <Button
            variant="ghost"
            size={28}
            className="h-6.5! px-2! max-sm:hidden"
            onClick={(event) => {
              focusCheckbox(event);
              selection.selectAll();
            }}
          >
            {t('selectAll', { count: total.count, total: formatTotal(i18n.language, total) })}
          </Button>
        )}
        <span className="flex-1" />
        {children}
        <IconButton
          icon={X}
          label={t('clearSelection')}
          size={28}
          className="size-6.5! max-sm:size-9!"
          onClick={(event) => {
            focusCheckbox(event);
            selection.clear();
          }}
        />
      </div>
    </HeadCell>
  );
}

/** Moves the focus to the checkbox of the head, since the pressed button goes away. */
function focusCheckbox({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('tr')?.querySelector<HTMLElement>('input')?.focus();
}

interface SelectCellProps<Row extends ListRow> {
  selection: Selection<Row>;
  loaded: number;
}

/** Chooses all loaded rows, or none. It keeps its place, and the focus, when the head of the selection comes and goes. */
export function SelectCell<Row extends ListRow>({ selection, loaded }: SelectCellProps<Row>) {
  const { t } = useTranslation('records');
  const chosen = selection.rows.length;
  return (
    <HeadCell className={clsx('leading-none', chosen > 0 ? selectionHeadClass : 'list-head')}>
      <Checkbox
        aria-label={chosen > 0 ? t('clearSelection') : t('selectShown')}
        checked={chosen > 0 && chosen === loaded}
        indeterminate={chosen > 0 && chosen < loaded}
        onChange={chosen > 0 ? selection.clear : selection.selectLoaded}
      />
    </HeadCell>
  );
}
