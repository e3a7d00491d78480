import type { Language } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import type { MailProps } from '../mail-templates.ts';
import type { CodeProps } from '../templates.ts';
import { codeMail, noticeMail } from './mail-bodies.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
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

/** The code for the new address. Names no user: the address may be mistyped, or requested to annoy its owner. */
export function emailChangeCode(language: Language, props: CodeProps): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('emailChangeCode.subject'),
    preview: t('emailChangeCode.preview'),
    title: t('emailChangeCode.title'),
    intro: t('emailChangeCode.intro', isolatedProduct(language)),
    ignore: t('emailChangeCode.ignore'),
    footer: t('footers.entered', isolatedProduct(language)),
  });
}

/** The code for the user's current address, with a warning. */
export function emailChangeWarning(
  language: Language,
  { newEmail, ...props }: MailProps['email-change-warning'],
): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('emailChangeWarning.subject'),
    preview: t('emailChangeWarning.preview'),
    title: t('emailChangeWarning.title'),
    intro: t('emailChangeWarning.intro', { newEmail: isolated(language, newEmail) }),
    ignore: t('emailChangeWarning.ignore'),
    footer: t('footers.account', isolatedProduct(language)),
  });
}

/** In place of a code, to the user who already has the address. */
export function emailChangeTaken(language: Language): MailParts {
  const t = mailTexts(language);
  return noticeMail(language, {
    subject: t('emailChangeTaken.subject'),
    preview: t('emailChangeTaken.preview'),
    title: t('emailChangeTaken.title'),
    intro: t('emailChangeTaken.intro'),
    advice: t('emailChangeTaken.advice'),
    footer: t('footers.account', isolatedProduct(language)),
  });
}

export function emailChanged(language: Language, { newEmail }: MailProps['email-changed']): MailParts {
  const t = mailTexts(language);
  return noticeMail(language, {
    subject: t('emailChanged.subject'),
    preview: t('emailChanged.preview'),
    title: t('emailChanged.title'),
    intro: t('emailChanged.intro', { newEmail: isolated(language, newEmail) }),
    advice: t('emailChanged.advice', { contact: isolated(language, product.contact) }),
    footer: t('footers.former', isolatedProduct(language)),
  });
}

/** The code for deleting an account. */
export function deletionCode(language: Language, props: CodeProps): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('deletionCode.subject'),
    preview: t('deletionCode.preview'),
    title: t('deletionCode.title'),
    intro: t('deletionCode.intro'),
    ignore: t('deletionCode.ignore'),
    footer: t('footers.account', isolatedProduct(language)),
  });
}

/** The last mail to a user who has deleted the account. */
export function accountDeleted(language: Language): MailParts {
  const t = mailTexts(language);
  return noticeMail(language, {
    subject: t('accountDeleted.subject'),
    preview: t('accountDeleted.preview'),
    title: t('accountDeleted.title'),
    intro: t('accountDeleted.intro'),
    advice: t('accountDeleted.advice', { contact: isolated(language, product.contact) }),
    footer: t('footers.former', isolatedProduct(language)),
  });
}
