import { deviceName } from '#contract/api/device-name.ts';
import type { Device, Place } from '#contract/api/session-info.ts';
import { displayLocale } from '#contract/display-locale.ts';
import type { Language } from '#contract/languages.ts';
import type { Translate } from '#contract/translate.ts';
import { isolated, mailTexts } from './mail-texts.ts';

/** Where a code was asked for: with which device, and roughly where; undefined where nothing is known. */
export function originText(
  language: Language,
  { device, place }: { device: Device; place: Place | null },
): string | undefined {
  const t = mailTexts(language);
  const name = deviceName(device, t);
  const where = place && placeName(place, language, t);
  const values = {
    device: name && isolated(language, name),
    place: where && isolated(language, where),
  };
  if (name && where) return t('signInCode.fromDeviceAndPlace', values);
  if (name) return t('signInCode.fromDevice', values);
  return where ? t('signInCode.fromPlace', values) : undefined;
}

/** The city and its country, as far as they are known. */
function placeName({ city, country: code }: Place, language: Language, t: Translate): string | undefined {
  const names = new Intl.DisplayNames(displayLocale(language), { type: 'region', fallback: 'none' });
  const country = (code && names.of(code)) ?? undefined;
  if (city && country) return t('signInCode.cityAndCountry', { city, country });
  return city ?? country;
}
