import { Text } from '@react-email/text';
import type { Language } from '#contract/facts/languages.ts';
import type { CodeProps } from '../templates.ts';
import {
  MailButton,
  MailLayout,
  type MailLayoutProps,
  MailLink,
  MailNote,
  MailParagraph,
} from './mail-layout.tsx';
import { styles } from './mail-styles.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailParts } from './render-mail.tsx';

interface NoticeMailTexts {
  subject: string;
  preview: string;
  title: string;
  organization?: MailLayoutProps['organization'];
  intro: string;
  action?: { label: string; link: string };
  /** Advice in case it was someone else. */
  advice: string;
  /** Why the mail was sent. */
  footer: string;
}

export interface CodeMailTexts {
  subject: string;
  preview: string;
  title: string;
  intro: string;
  /** Device and place from which the code was requested. */
  origin?: string | undefined;
  /** A link that does the same as the code. */
  otherWay?: { advice: string; label: string; link: string };
  /** Advice on a mail that the recipient did not request. */
  ignore: string;
  /** Why the mail was sent. */
  footer: string;
}

/** A mail with a code. The code is never in the subject, which servers log. */
export function codeMail(language: Language, { code, minutes }: CodeProps, texts: CodeMailTexts): MailParts {
  const { subject, preview, title, intro, origin, otherWay, ignore, footer } = texts;
  const validity = mailTexts(language)('signInCode.validity', { count: minutes });
  return {
    subject,
    html: (
      <MailLayout language={language} title={title} preview={preview} footer={footer}>
        <MailParagraph language={language}>{intro}</MailParagraph>
        <Text className="mail-code" dir="ltr" style={styles.code}>
          {code}
        </Text>
        <MailParagraph language={language}>{validity}</MailParagraph>
        {otherWay && (
          <>
            <MailParagraph language={language}>{otherWay.advice}</MailParagraph>
            <MailLink language={language} label={otherWay.label} link={otherWay.link} />
          </>
        )}
        {origin && <MailNote language={language}>{origin}</MailNote>}
        <MailNote language={language}>{ignore}</MailNote>
      </MailLayout>
    ),
    text: [
      title,
      intro,
      code,
      validity,
      ...(otherWay ? [otherWay.advice, otherWay.link] : []),
      ...(origin ? [origin] : []),
      ignore,
      footer,
    ],
  };
}

/** A mail that reports an event. */
export function noticeMail(language: Language, texts: NoticeMailTexts): MailParts {
  const { subject, preview, title, organization, intro, action, advice, footer } = texts;
  return {
    subject,
    html: (
      <MailLayout {...{ language, title, organization, preview, footer }}>
        <MailParagraph language={language}>{intro}</MailParagraph>
        {action && <MailButton language={language} {...action} />}
        <MailNote language={language}>{advice}</MailNote>
      </MailLayout>
    ),
    text: [title, intro, ...(action ? [action.link] : []), advice, footer],
  };
}
