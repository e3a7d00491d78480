import Bell from 'lucide-react/icons/bell';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../components/ui/switch.tsx';
import { useNotifications } from '../reports/notifications-choice.ts';
import { SettingsRow } from './settings-row.tsx';

/** Whether this computer tells what the manager area reports. */
export function NotificationsRow() {
  const { t } = useTranslation('desktop');
  const [wanted, setWanted] = useNotifications();
  const id = useId();
  return (
    <SettingsRow
      icon={Bell}
      title={<label htmlFor={id}>{t('settings.notifications')}</label>}
      note={<span id={`${id}-hint`}>{t('settings.notificationsHint')}</span>}
    >
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        checked={wanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
    </SettingsRow>
  );
}
