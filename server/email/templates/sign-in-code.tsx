import { displayLocale } from '#contract/display-locale.ts';
import type { Language } from '#contract/facts/languages.ts';
import { deviceName } from '#contract/schemas/device-name.ts';
import type { Device, GeoLocation } from '#contract/schemas/session-info.ts';
import type { Translate } from '#contract/translate.ts';
import type { MailProps } from '../mail-templates.ts';
import { codeMail } from './mail-bodies.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

/**
 * The code that signs a user in. The preview contains it too, where many read it without opening the mail: it is
 * worthless in any browser but the one that requested it. Other codes are not in the preview.
 */
export function signInCode(language: Language, props: MailProps['sign-in-code']): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('signInCode.subject'),
    preview: t('signInCode.preview', { code: isolated(language, props.code) }),
    title: t('signInCode.title'),
    intro: t('signInCode.intro'),
    origin: props.askedFrom && originText(language, props.askedFrom),
    ...(props.link && {
      otherWay: {
        advice: t(props.isLast ? 'signInCode.lastForNow' : 'signInCode.attacked'),
        label: t('signInCode.useLink'),
        link: props.link,
      },
    }),
    ignore: t('signInCode.ignore'),
    footer: t('footer', isolatedProduct(language)),
  });
}

/** Names the device and the approximate location that requested a code; undefined if neither is known. */
function originText(
  language: Language,
  { device, place }: { device: Device; place: GeoLocation | null },
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

/** City and country, as far as known. */
function placeName(
  { city, country: code }: GeoLocation,
  language: Language,
  t: Translate,
): string | undefined {
  const names = new Intl.DisplayNames(displayLocale(language), { type: 'region', fallback: 'none' });
  const country = (code && names.of(code)) ?? undefined;
  if (city && country) return t('signInCode.cityAndCountry', { city, country });
  return city ?? country;
}
