import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ListViewControl } from '../preferences/use-list-view.ts';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-page.ts';

const load = () => import('./view-choices.tsx');
const ViewChoices = lazy(load);

interface ViewMenuProps<Row extends ListRow, Sort extends string> {
  view: ListViewControl;
  /** All that the list has. */
  columns: readonly ListColumn<Row, Sort>[];
}

/** How a list is shown: its columns, and how high its rows are. Phones show name and second line whatever is chosen. */
export function ViewMenu<Row extends ListRow, Sort extends string>(props: ViewMenuProps<Row, Sort>) {
  const { t } = useTranslation('list');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <span className="max-sm:hidden noscript:hidden">
      <IconButton
        ref={button}
        icon={SlidersHorizontal}
        label={t('view.label')}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      />
      {wanted && (
        <Suspense>
          <ViewChoices
            open={open}
            onOpenChange={setOpen}
            button={button}
            view={props.view}
            columns={props.columns.filter(({ optional }) => optional)}
          />
        </Suspense>
      )}
    </span>
  );
}
