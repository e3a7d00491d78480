import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListViewControl } from '../../lib/preferences/use-preferences.ts';
import { MenuCheckboxItem, MenuGroup, MenuSeparator } from '../ui/menu-items.tsx';
import { MenuPopup } from '../ui/menu-popup.tsx';

interface ViewChoicesProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  button: RefObject<HTMLButtonElement | null>;
  view: ListViewControl;
  columns: readonly { key: string; head: ReactNode }[];
}

/** The lazy half of ViewMenu: what floats. */
export default function ViewChoices({ open, onOpenChange, button, view, columns }: ViewChoicesProps) {
  const { t } = useTranslation('records');
  const { hidden, compact, change } = view;
  return (
    <MenuPopup open={open} onOpenChange={onOpenChange} anchor={button} align="end" label={t('view.label')}>
      <MenuGroup label={t('view.columns')}>
        {columns.map(({ key, head }) => (
          <MenuCheckboxItem
            key={key}
            checked={!hidden.includes(key)}
            onCheckedChange={(shown) =>
              change({ hidden: shown ? hidden.filter((one) => one !== key) : [...hidden, key] })
            }
          >
            {head}
          </MenuCheckboxItem>
        ))}
      </MenuGroup>
      <MenuSeparator />
      <MenuCheckboxItem checked={compact} onCheckedChange={(next) => change({ compact: next })}>
        {t('view.compact')}
      </MenuCheckboxItem>
    </MenuPopup>
  );
}
