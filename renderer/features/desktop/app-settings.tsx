import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import Bell from 'lucide-react/icons/bell';
import KeyRound from 'lucide-react/icons/key-round';
import Link from 'lucide-react/icons/link';
import Server from 'lucide-react/icons/server';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '../../components/page/settings-section.tsx';
import { Icon, IconTile } from '../../components/ui/icon.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { desktopBridge } from '../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../lib/desktop/desktop-store.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { useNotifications } from './reports/notifications.ts';
import { ServerAddressButton } from './server-address/server-button.tsx';
import { ReleaseNotesButton } from './update/release-notes.tsx';
import { UpdateAction, UpdateText } from './update/update-state.tsx';

/** Version and updates, server, session, links and notifications of the app. */
export function AppSettings() {
  const { t } = useTranslation('desktop');
  const init = useInit();
  const { version, server, sessionStorage, update } = useDesktopState();
  return (
    <SettingsSection title={t('settings.title')} description={t('settings.description')}>
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
        <SettingsRow icon={KeyRound} title={t('settings.session')} note={t(`session.${sessionStorage}`)} />
        <LinksRow />
        {may(init, 'apps', 'manager') && <NotificationsRow />}
      </ul>
    </SettingsSection>
  );
}

/** Whether links of the product lead to this AppImage. What an installer has set up is the system's matter. */
function LinksRow() {
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

/** Whether this computer tells what the manager area reports. */
function NotificationsRow() {
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

interface SettingsRowProps {
  icon: LucideIcon;
  title: ReactNode;
  note: ReactNode;
  /** At the end: buttons of 28, or a switch. */
  children?: ReactNode;
}

/** One matter of the app on this computer. */
function SettingsRow({ icon, title, note, children }: SettingsRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 last:border-b-0">
      <IconTile>
        <Icon of={icon} />
      </IconTile>
      <div className="min-w-0 flex-1">
        <div className="font-medium">{title}</div>
        <div className="text-text-3">{note}</div>
      </div>
      {children}
    </li>
  );
}
