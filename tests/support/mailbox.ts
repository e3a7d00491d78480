import type { Email } from 'postal-mime';
import { smtpError, startSmtpServer } from './smtp-server.ts';

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** The oldest mail to this address that no call has taken yet. Fails after `timeoutMs` (60 s by default). */
  waitForMail(to: string, options?: { timeoutMs?: number }): Promise<Email>;
  /** The code in the next mail to this address that has one. */
  codeFor(to: string, options?: { timeoutMs?: number }): Promise<string>;
  /** Makes the server refuse mails for a time ('451 try again later'), as in an outage. */
  refuse(refusing: boolean): void;
  /** Forgets all mails, and takes new ones again. */
  empty(): void;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port, as the mailbox of everybody. */
export async function startMailbox(): Promise<Mailbox> {
  const taken = new Set<Email>();
  let refusing = false;
  const server = await startSmtpServer({
    onMailFrom: (_address, _session, callback) => {
      callback(refusing ? smtpError(451, 'try again later') : null);
    },
  });

  const waitForMail: Mailbox['waitForMail'] = async (to, { timeoutMs = 60_000 } = {}) => {
    const address = to.toLowerCase();
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      const next = server.messages.find(
        ({ mail, recipients }) =>
          !taken.has(mail) && recipients.some((recipient) => recipient.toLowerCase() === address),
      );
      if (next) {
        taken.add(next.mail);
        return next.mail;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail to ${to} within ${timeoutMs} ms; ${server.messages.length} received in all`);
  };

  const codeFor: Mailbox['codeFor'] = async (to, options) =>
    findCode(await waitForMail(to, options)) ?? codeFor(to, options);

  return {
    url: server.url,
    waitForMail,
    codeFor,
    refuse: (value) => {
      refusing = value;
    },
    empty: () => {
      refusing = false;
      server.messages.length = 0;
    },
    stop: server.stop,
  };
}

/**
 * The code of a sign-in mail: six capitals and digits that stand alone in the text part.
 * @throws {Error} when the mail has none
 */
export function readCode(mail: Email): string {
  const code = findCode(mail);
  if (!code) throw new Error(`no code in the mail '${mail.subject}': ${mail.text}`);
  return code;
}

function findCode({ text = '' }: Email): string | undefined {
  return /(?<![\p{L}\p{N}/=-])[A-Z0-9]{6}(?![\p{L}\p{N}/=-])/u.exec(text)?.[0];
}
