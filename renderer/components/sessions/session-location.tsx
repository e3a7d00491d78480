import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import type { SessionInfo } from '#contract/schemas/session-info.ts';

/** Where a session is used: the city, else the country, else the network address. */
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
