import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import { HeadCell } from '../ui/table.tsx';
import type { ListRow } from './list-page.ts';
import { selectionHeadClass } from './selection-head.tsx';
import type { Selection } from './use-selection.ts';

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
