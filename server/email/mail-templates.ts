import type { Language } from '#contract/facts/languages.ts';

/** Props of each mail template, by its name. Apps and features add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its members.
export interface MailProps {}

export type MailTemplate = keyof MailProps & string;

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The picture that `html` shows as `cid:mark`, as a data URL. */
  mark: string;
}

/**
 * The rendering of mails. Templates are React components in TSX, which Node cannot run directly: production has them in
 * its bundle, development loads them through Vite, tests import the module itself.
 */
export interface MailTemplates {
  renderMail<T extends MailTemplate>(
    template: T,
    language: Language,
    props: MailProps[T],
  ): Promise<RenderedMail>;
}
