import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import type { ListViewControl } from '../../lib/preferences/use-preferences.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useChunk } from '../ui/use-chunk.ts';
import type { ListColumn } from './list-column.ts';
import type { ListRow } from './list-options.ts';

const choices = createChunk(async () => (await import('./view-choices.tsx')).default);

interface ViewMenuProps<Row extends ListRow, Sort extends string> {
  view: ListViewControl;
  /** All that the list has. */
  columns: readonly ListColumn<Row, Sort>[];
}

/** How a list is shown: its columns, and how high its rows are. Phones show name and second line whatever is chosen. */
export function ViewMenu<Row extends ListRow, Sort extends string>(props: ViewMenuProps<Row, Sort>) {
  const { t } = useTranslation('records');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const ViewChoices = useChunk(choices, open, () => setOpen(false));
  return (
    <span className="max-sm:hidden">
      <IconButton
        ref={button}
        icon={SlidersHorizontal}
        label={t('view.label')}
        aria-haspopup="menu"
        aria-expanded={open}
        {...loadOnIntent(choices)}
        onClick={() => setOpen(!open)}
      />
      {ViewChoices && (
        <ViewChoices
          open={open}
          onOpenChange={setOpen}
          button={button}
          view={props.view}
          columns={props.columns.filter(({ optional }) => optional)}
        />
      )}
    </span>
  );
}
