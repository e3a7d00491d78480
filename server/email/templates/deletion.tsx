import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import type { CodeProps } from '../templates.ts';
import { codeMail } from './code-mail.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import { noticeMail } from './notice-mail.tsx';
import type { MailParts } from './render-mail.tsx';

/** The code that deletes an account. */
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

/** The last mail to somebody who has deleted the account. */
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
