import type { Language } from '#contract/languages.ts';

/** What each mail template needs. */
export interface MailProps {
  'sign-in-code': {
    code: string;
    /** How long the code is valid. */
    minutes: number;
  };
}

export type MailTemplate = keyof MailProps;

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * The rendering of mails. Templates are React components, which Node cannot run as they stand: production passes
 * the built `dist/server/mail-templates.js`, tests the module itself.
 */
export interface MailTemplates {
  renderMail<T extends MailTemplate>(
    template: T,
    language: Language,
    props: MailProps[T],
  ): Promise<RenderedMail>;
}
