import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { deviceName as knownDeviceName } from '#contract/schemas/device-name.ts';
import type { Device, DeviceKind, SessionInfo } from '#contract/schemas/session-info.ts';
import { failureText } from '../lib/api/api-error.ts';
import { isolate } from '../lib/format/isolate.ts';
import { useTranslate } from '../lib/i18n/use-translate.ts';
import { nearestHeading } from '../lib/navigation/heading-focus.ts';
import { RelativeTime } from './relative-time.tsx';
import { Badge } from './ui/badge.tsx';
import { Button } from './ui/button.tsx';
import { Icon, IconTile } from './ui/icon.tsx';
import { toast } from './ui/toast.ts';
import { TwoLineRow } from './ui/two-lines.tsx';

const icons: Readonly<Record<DeviceKind, LucideIcon>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  app: AppWindow,
  other: CircleHelp,
};

interface SessionListProps {
  sessions: { items: readonly SessionInfo[]; readAt: string };
  ref: Ref<HTMLUListElement>;
  /** Whether they are the reader's own, or those of somebody whom an admin looks after: these come with addresses. */
  whose: 'own' | 'others';
  /** Returns the call that ends one; undefined where it cannot be ended here. */
  endOf(session: SessionInfo): (() => Promise<unknown>) | undefined;
  /** Reads again what is left. */
  onEnded(): Promise<unknown>;
}

/** Open sessions of a user, each with the way to end it. */
export function SessionList({ sessions: { items, readAt }, ref, whose, endOf, onEnded }: SessionListProps) {
  return (
    <ul ref={ref} tabIndex={-1}>
      {items.map((session) => (
        <SessionRow key={session.id} {...{ session, whose, onEnded }} now={readAt} onEnd={endOf(session)} />
      ))}
    </ul>
  );
}

interface SessionRowProps extends Pick<SessionListProps, 'whose' | 'onEnded'> {
  session: SessionInfo;
  now: string;
  onEnd: (() => Promise<unknown>) | undefined;
}

/** One session: the device, where it is, and when it was last used. */
function SessionRow({ session, whose, now, onEnd, onEnded }: SessionRowProps) {
  const { t } = useTranslation('sessions');
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { device, place, ipAddress, impersonatedBy, isCurrent, lastUsedAt } = session;
  const isOthers = whose === 'others';
  const name = deviceName(device, t);
  const end = useMutation({
    mutationFn: async () => onEnd?.(),
    onSuccess() {
      toast.success(t(`${whose}.ended`, { device: isolate(name) }));
      // The button leaves with its row.
      const list = button.current?.closest('ul');
      if (list && document.activeElement === button.current)
        (list.childElementCount > 1 ? list : nearestHeading(list))?.focus();
      return onEnded();
    },
    onError(error) {
      const description = failureText(translate, error);
      toast.error(t('notEnded', { device: isolate(name) }), { description });
    },
  });
  return (
    <TwoLineRow
      cut
      tile={
        <IconTile>
          <Icon of={icons[device.kind]} />
        </IconTile>
      }
      title={
        <span className="flex items-center gap-2">
          <span className="truncate">{name}</span>
          {isCurrent && <Badge tone="accent">{t(`${whose}.current`)}</Badge>}
        </span>
      }
      leaving={end.isPending}
      note={
        <>
          {impersonatedBy && (
            <>
              <bdi>{t('impersonated', { name: impersonatedBy.name })}</bdi> ·{' '}
            </>
          )}
          <SessionLocation session={session} />
          {isOthers && place && !place.isLocal && ipAddress && (
            <>
              {' · '}
              <bdi dir="ltr" className="tabular-nums">
                {ipAddress}
              </bdi>
            </>
          )}
          <span className={isOthers ? 'sm:hidden' : undefined}>
            {' · '}
            <RelativeTime at={lastUsedAt} now={now} className="tabular-nums" />
          </span>
        </>
      }
    >
      {isOthers && (
        <RelativeTime at={lastUsedAt} now={now} className="w-26 text-text-3 tabular-nums max-sm:hidden" />
      )}
      {onEnd && (
        <Button
          ref={button}
          variant="ghost"
          size={28}
          writes
          className="-me-2.5 before:absolute before:inset-x-0 before:-inset-y-2"
          aria-label={t(`${whose}.endOne`, { device: name })}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {t(`${whose}.end`)}
        </Button>
      )}
    </TwoLineRow>
  );
}

/** The name of a device, also of one that nobody knows. */
export function deviceName(device: Device, t: TFunction<'sessions'>): string {
  return knownDeviceName(device, (key, values) => t(key as 'app', { ...values })) ?? t('unknownDevice');
}

/** Location of a session: the city, else the country, else the network address. */
function SessionLocation({ session: { place, ipAddress } }: { session: SessionInfo }) {
  const { t, i18n } = useTranslation('sessions');
  if (place?.isLocal) return t('localNetwork');
  const name = place?.city ?? (place?.country && countryName(place.country, i18n.language));
  // Browsers and the server may hold different editions of the countries' names.
  if (name) return <bdi suppressHydrationWarning>{name}</bdi>;
  return ipAddress ? <bdi dir="ltr">{ipAddress}</bdi> : t('unknownPlace');
}

function countryName(country: string, language: string): string | undefined {
  return new Intl.DisplayNames(displayLocale(language), { type: 'region', fallback: 'none' }).of(country);
}
