import type { Language } from '#contract/languages.ts';
import type { MailProps } from '../templates.ts';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import { noticeMail } from './notice-mail.tsx';
import type { MailParts } from './render-mail.tsx';

/** Notifies a user of the account that an admin has created, naming the admin. */
export function userInvitation(
  language: Language,
  { inviter, link }: MailProps['user-invitation'],
): MailParts {
  const t = mailTexts(language);
  const name = isolated(language, inviter.name || inviter.email);
  const product = isolatedProduct(language);
  return noticeMail(language, {
    subject: t('userInvitation.subject', { inviter: name }),
    preview: t('userInvitation.preview'),
    title: t('userInvitation.title', product),
    intro: t('userInvitation.intro', {
      inviter: name,
      email: isolated(language, inviter.email),
      ...product,
    }),
    action: { label: t('userInvitation.signIn'), link },
    advice: t('userInvitation.advice'),
    footer: t('footers.invited', product),
  });
}
