import type { Language } from '#contract/languages.ts';
import type { MailProps } from '../templates.ts';
import { codeMail } from './code-mail.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import { originText } from './origin-text.ts';
import type { MailParts } from './render-mail.tsx';

/**
 * The code that signs a person in. It stands in the preview as well, where many read it without opening the mail: it is
 * worth nothing in another browser than the one that asked for it. Other codes keep out of there.
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
