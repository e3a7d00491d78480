import Link from 'lucide-react/icons/link';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/ui/switch.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { SettingsRow } from './settings-row.tsx';

/** Whether links of the product lead to this AppImage. What an installer has set up is the system's matter. */
export function LinksRow() {
  const { t } = useTranslation('desktop');
  const { links } = useDesktopState();
  const id = useId();
  if (links === 'installed') return null;
  return (
    <SettingsRow
      icon={Link}
      title={<label htmlFor={id}>{t('links.title')}</label>}
      note={
        <span
          id={`${id}-hint`}
          role="status"
          className={links === 'blocked' ? 'text-danger-text' : undefined}
        >
          {t(links === 'blocked' ? 'links.blocked' : 'links.hint')}
        </span>
      }
    >
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        checked={links === 'on'}
        onChange={(event) => void desktopBridge?.links.choose({ accept: event.currentTarget.checked })}
      />
    </SettingsRow>
  );
}
