import type { Language } from '#contract/languages.ts';
import type { MailProps } from '../templates.ts';
import { codeMail } from './code-mail.tsx';
import { isolatedProduct, mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

/** The code that signs a person in. */
export function signInCode(language: Language, props: MailProps['sign-in-code']): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('signInCode.subject'),
    preview: t('signInCode.preview'),
    title: t('signInCode.title'),
    intro: t('signInCode.intro'),
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
