import { displayLocale } from '#contract/display-locale.ts';
import type { Language } from '#contract/facts/languages.ts';
import type { MailProps } from '../mail-templates.ts';
import { noticeMail } from './mail-bodies.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

/** Invites an address into an organization. Says nothing of whether there is an account. */
export function organizationInvitation(
  language: Language,
  { organization, inviter, name, role, expiresAt, link }: MailProps['organization-invitation'],
): MailParts {
  const t = mailTexts(language);
  const product = isolatedProduct(language);
  const names = {
    inviter: isolated(language, inviter.name || inviter.email),
    organization: isolated(language, organization.name),
  };
  return noticeMail(language, {
    subject: t('organizationInvitation.subject', { ...names, ...product }),
    preview: t('organizationInvitation.preview', { ...names, ...product }),
    title: name
      ? t('organizationInvitation.titleFor', { ...names, name: isolated(language, name) })
      : t('organizationInvitation.title', names),
    organization,
    intro: t(`organizationInvitation.intro.${role}`, {
      ...names,
      ...product,
      email: isolated(language, inviter.email),
    }),
    action: { label: t('organizationInvitation.action'), link },
    advice: t('organizationInvitation.advice', { date: dayOf(language, expiresAt) }),
    footer: t('organizationInvitation.footer', product),
  });
}

/** In UTC, as the mail knows no time zone of its reader: the page says the moment. */
function dayOf(language: Language, moment: string): string {
  const format = new Intl.DateTimeFormat(displayLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(moment));
}
