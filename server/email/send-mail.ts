import { isLoopbackHost } from '../config/loopback.ts';
import type { RenderedMail } from './mail-templates.ts';

export interface OutgoingMail extends RenderedMail {
  /** Also used for the Message-ID, so that a mail sent twice is recognizable as the same. */
  id: string;
  to: string;
  language: string;
}

export interface MailSender {
  /** @throws {MailRejectedError} if the server will never accept this mail; any other error can be retried */
  send(mail: OutgoingMail): Promise<void>;
}

/** The server rejects this recipient or this message permanently. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}

/** Milliseconds. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/**
 * Sends over SMTP_URL: `smtps://`, or `smtp://` with STARTTLS, without which nothing is sent to another machine unless
 * the address contains `?requireTLS=false`: codes would be in clear text, and a man in the middle decides what is
 * offered. One connection per mail: a kept-alive idle connection would fail just when a code is due.
 */
export function createMailSender({ smtpUrl, from }: { smtpUrl: string; from: string }): MailSender {
  const options = {
    url: smtpUrl,
    ...timeouts,
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const domain = /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, language, subject, html, text, mark }) {
      // With the first mail: a start does not wait for it.
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail({
          from,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments: [{ cid: 'mark', filename: 'mark.png', path: mark, contentDisposition: 'inline' }],
          messageId: `<${id}@${domain}>`,
          headers: {
            'Content-Language': language,
            // No automatic replies (RFC 3834).
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
        });
      } catch (error) {
        throw isRejection(error) ? new MailRejectedError(rejectionText(error), { cause: error }) : error;
      }
    },
  };
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * A 5xx to the recipient or to the message is final. A 5xx to the connection, the login or the sender is a
 * configuration error, which can be fixed: the mail waits for it.
 */
function isRejection(error: unknown): error is SmtpError {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE');
}

function rejectionText({ command, responseCode }: SmtpError): string {
  return `refused with ${responseCode} after ${command ?? 'the message'}`;
}
