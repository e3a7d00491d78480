import type { Language } from '#contract/languages.ts';
import { MailLayout, MailLink, MailNote, MailParagraph } from './mail-layout.tsx';
import type { MailParts } from './render-mail.tsx';

export interface NoticeMailTexts {
  subject: string;
  preview: string;
  title: string;
  intro: string;
  action?: { label: string; link: string };
  /** What to do if it was someone else. */
  advice: string;
  /** Why the mail was sent. */
  footer: string;
}

/** A mail that reports an event. */
export function noticeMail(language: Language, texts: NoticeMailTexts): MailParts {
  const { subject, preview, title, intro, action, advice, footer } = texts;
  return {
    subject,
    html: (
      <MailLayout language={language} title={title} preview={preview} footer={footer}>
        <MailParagraph language={language}>{intro}</MailParagraph>
        {action && <MailLink language={language} {...action} />}
        <MailNote language={language}>{advice}</MailNote>
      </MailLayout>
    ),
    text: [title, intro, ...(action ? [action.link] : []), advice, footer],
  };
}
