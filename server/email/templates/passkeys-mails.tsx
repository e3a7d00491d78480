import type { Language } from '#contract/facts/languages.ts';
import type { MailProps } from '../mail-templates.ts';
import type { CodeProps } from '../templates.ts';
import { codeMail, noticeMail } from './mail-bodies.tsx';
import { isolated, isolatedProduct, mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

declare module '../mail-templates.ts' {
  interface MailProps {
    'passkey-code': CodeProps;
    'passkey-added': { name: string };
  }
}

/** The code for adding a passkey. */
function passkeyCode(language: Language, props: CodeProps): MailParts {
  const t = mailTexts(language);
  return codeMail(language, props, {
    subject: t('passkeyCode.subject'),
    preview: t('passkeyCode.preview'),
    title: t('passkeyCode.title'),
    intro: t('passkeyCode.intro'),
    ignore: t('passkeyCode.ignore'),
    footer: t('footers.account', isolatedProduct(language)),
  });
}

function passkeyAdded(language: Language, { name }: MailProps['passkey-added']): MailParts {
  const t = mailTexts(language);
  return noticeMail(language, {
    subject: t('passkeyAdded.subject'),
    preview: t('passkeyAdded.preview'),
    title: t('passkeyAdded.title'),
    intro: t('passkeyAdded.intro', { name: isolated(language, name) }),
    advice: t('passkeyAdded.advice'),
    footer: t('footers.account', isolatedProduct(language)),
  });
}

export const passkeysMails = { 'passkey-code': passkeyCode, 'passkey-added': passkeyAdded };
