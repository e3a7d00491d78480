import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { RenderedMail } from '../mail-templates.ts';
import mark from './mark.png?inline';

/** The parts of a mail, as returned by its template. */
export interface MailParts {
  subject: string;
  html: ReactElement;
  /** Paragraphs of the text part. */
  text: string[];
}

/** Renders the parts of a mail. A subject is one line, whatever values it contains. */
export async function renderParts({ subject, html, text }: MailParts): Promise<RenderedMail> {
  return {
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(),
    html: await render(html),
    text: `${text.join('\n\n')}\n`,
    mark,
  };
}
