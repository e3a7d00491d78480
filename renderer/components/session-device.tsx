import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { deviceName as knownDeviceName } from '#contract/schemas/device-name.ts';
import type { Device, DeviceKind, SessionInfo } from '#contract/schemas/session-info.ts';
import { Icon, IconTile } from './ui/icon.tsx';

const icons: Readonly<Record<DeviceKind, LucideIcon>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  app: AppWindow,
  other: CircleHelp,
};

/** The drawing of a device at the start of its row. */
export function DeviceTile({ kind }: { kind: DeviceKind }) {
  return (
    <IconTile>
      <Icon of={icons[kind]} />
    </IconTile>
  );
}

/** The name of a device, also of one that nobody knows. */
export function deviceName(device: Device, t: TFunction<'sessions'>): string {
  return knownDeviceName(device, (key, values) => t(key as 'app', { ...values })) ?? t('unknownDevice');
}

/** Location of a session: the city, else the country, else the network address. */
export function SessionLocation({ session: { place, ipAddress } }: { session: SessionInfo }) {
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
