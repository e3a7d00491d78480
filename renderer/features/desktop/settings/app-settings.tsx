import AppWindow from 'lucide-react/icons/app-window';
import KeyRound from 'lucide-react/icons/key-round';
import Server from 'lucide-react/icons/server';
import { useTranslation } from 'react-i18next';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { may } from '../../../lib/permissions.ts';
import { useInit } from '../../../lib/services/use-init.ts';
import { ServerAddressButton } from '../server-address/server-address-button.tsx';
import { ReleaseNotesButton } from '../update/release-notes-button.tsx';
import { UpdateAction } from '../update/update-action.tsx';
import { UpdateText } from '../update/update-text.tsx';
import { LinksRow } from './links-row.tsx';
import { NotificationsRow } from './notifications-row.tsx';
import { SettingsRow } from './settings-row.tsx';

/** Version and updates, server, session, links and notifications of the app. */
export function AppSettings() {
  const { t } = useTranslation('desktop');
  const init = useInit();
  const { version, server, sessionKept, update } = useDesktopState();
  return (
    <ul className="-mt-2">
      <SettingsRow icon={AppWindow} title={t('settings.version', { version })} note={<UpdateText />}>
        {update.status === 'ready' && <ReleaseNotesButton update={update} />}
        <UpdateAction size={28} />
      </SettingsRow>
      <SettingsRow
        icon={Server}
        title={t('settings.server')}
        note={<span className="ltr-isolate block truncate">{server.address}</span>}
      >
        <ServerAddressButton size={28} aria-label={t('settings.changeServer', { address: server.address })}>
          {t('settings.change')}
        </ServerAddressButton>
      </SettingsRow>
      <SettingsRow icon={KeyRound} title={t('settings.session')} note={t(`session.${sessionKept}`)} />
      <LinksRow />
      {may(init, 'apps', 'manager') && <NotificationsRow />}
    </ul>
  );
}
