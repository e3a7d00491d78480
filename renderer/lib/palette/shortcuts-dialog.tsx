import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Area } from '../frame/palette-context.ts';
import { Link } from '../navigation/link.tsx';
import { useSingleKeys } from '../preferences/use-single-keys.ts';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { shortcutsFor } from './shortcuts.ts';

interface ShortcutsDialogProps {
  area: Area;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The keys that do something here, by where they do. */
export function ShortcutsDialog({ area, open, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('palette');
  const { t: common } = useTranslation();
  const { t: ui } = useTranslation('ui');
  const { singleKeys } = useSingleKeys();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={common('navigation.shortcuts')}
      actions={
        <Button size={36} onClick={close}>
          {ui('close')}
        </Button>
      }
    >
      {!singleKeys && (
        <Alert tone="info">
          {t('singleKeysOff')}{' '}
          <Link to={`/${area}/account`} className="link" onClick={close}>
            {t('switchOn')}
          </Link>
        </Alert>
      )}
      {shortcutsFor(area, singleKeys).map(({ name, shortcuts }) => (
        <section key={name}>
          <h3 className="pb-1 font-medium text-12 text-text-3">{t(`shortcutGroups.${name}`)}</h3>
          <ul className="divide-y divide-line text-13">
            {shortcuts.map((shortcut) => (
              <li key={shortcut.name} className="flex min-h-8 items-center justify-between gap-4 py-1">
                <span className="min-w-0">{t(`shortcuts.${shortcut.name}`)}</span>
                <ShortcutKeys ways={shortcut.ways.map(({ keys }) => keys)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
