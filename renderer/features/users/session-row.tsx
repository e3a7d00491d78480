import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SessionInfo } from '#contract/schemas/session-info.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { deviceName } from '../../components/sessions/device-name.ts';
import { DeviceTile } from '../../components/sessions/device-tile.tsx';
import { SessionLocation } from '../../components/sessions/session-location.tsx';
import { Button } from '../../components/ui/button.tsx';

interface SessionRowProps {
  session: SessionInfo;
  now: string;
  /** On its way out: half visible until the server has said so. */
  leaving: boolean;
  onRevoke?: ((button: HTMLElement) => void) | undefined;
}

/** One session of a user: the device, where it is, when it was last used, and the way to end it. */
export function SessionRow({ session, now, leaving, onRevoke }: SessionRowProps) {
  const { t } = useTranslation('users');
  const { t: sessionText } = useTranslation('sessions');
  const { device, place, ipAddress, impersonatedBy, isCurrent, lastUsedAt } = session;
  const name = deviceName(device, sessionText);
  return (
    <li
      className={clsx(
        'flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 last:border-b-0',
        leaving && 'opacity-50',
      )}
    >
      <DeviceTile kind={device.kind} />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-medium">{name}</b>
        <span className="block truncate text-text-3">
          {isCurrent && <>{t('sessions.current')} · </>}
          {impersonatedBy && (
            <>
              <bdi>{t('sessions.impersonated', { name: impersonatedBy.name })}</bdi> ·{' '}
            </>
          )}
          <SessionLocation session={session} />
          {place && !place.isLocal && ipAddress && (
            <>
              {' · '}
              <bdi dir="ltr" className="tabular-nums">
                {ipAddress}
              </bdi>
            </>
          )}
          <span className="sm:hidden">
            {' · '}
            <RelativeTime at={lastUsedAt} now={now} />
          </span>
        </span>
      </span>
      <RelativeTime at={lastUsedAt} now={now} className="w-26 text-text-3 tabular-nums max-sm:hidden" />
      {onRevoke && (
        <Button
          variant="ghost"
          size={28}
          writes
          loading={leaving}
          onClick={({ currentTarget }) => onRevoke(currentTarget)}
          aria-label={t('sessions.revokeOne', { session: name })}
          className="-me-2.5"
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
