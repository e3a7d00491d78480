import { Text } from '@react-email/components';
import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import type { MailProps } from '../templates.ts';
import { MailLayout, MailNote, MailParagraph } from './mail-layout.tsx';
import { styles } from './mail-styles.ts';
import { isolated, mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

/** The code that signs a person in. It stands in the body alone: servers log subjects, locked screens show previews. */
export function signInCode(language: Language, { code, minutes }: MailProps['sign-in-code']): MailParts {
  const t = mailTexts(language);
  const title = t('signInCode.title');
  const intro = t('signInCode.intro');
  const validity = t('signInCode.validity', { count: minutes });
  const ignore = t('signInCode.ignore');
  return {
    subject: t('signInCode.subject'),
    html: (
      <MailLayout language={language} title={title} preview={t('signInCode.preview')}>
        <MailParagraph language={language}>{intro}</MailParagraph>
        <Text className="mail-code" dir="ltr" style={styles.code}>
          {code}
        </Text>
        <MailParagraph language={language}>{validity}</MailParagraph>
        <MailNote language={language}>{ignore}</MailNote>
      </MailLayout>
    ),
    text: [title, intro, code, validity, ignore, t('footer', { product: isolated(language, product.name) })],
  };
}
