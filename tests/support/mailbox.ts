import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Envelope recipients, lower case. */
  to: string[];
  /** Parsed message: subject, text, html, headers. */
  mail: Email;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** All mails since the start, oldest first. */
  received: ReceivedMail[];
  /** The oldest mail to this address that no call has taken yet. Fails after `timeoutMs` (10 s unless told). */
  waitForMail(to: string, options?: { timeoutMs?: number }): Promise<Email>;
  /** The sign-in code in the next mail to this address. */
  codeFor(to: string, options?: { timeoutMs?: number }): Promise<string>;
  /** Makes the server refuse mails for a time ('451 try again later'), as in an outage. */
  refuse(refusing: boolean): void;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port that keeps what it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom: (_address, _session, callback) => {
      callback(refusing ? Object.assign(new Error('try again later'), { responseCode: 451 }) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
          received.push({ to, mail });
          callback();
        }, callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;

  const waitForMail: Mailbox['waitForMail'] = async (to, { timeoutMs = 10_000 } = {}) => {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      const next = received.find((one) => !taken.has(one) && one.to.includes(to.toLowerCase()));
      if (next) {
        taken.add(next);
        return next.mail;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail to ${to} within ${timeoutMs} ms; ${received.length} received in all`);
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    waitForMail,
    codeFor: async (to, options) => readCode(await waitForMail(to, options)),
    refuse: (value) => {
      refusing = value;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * The code of a sign-in mail: six capitals and digits that stand alone in the text part.
 * @throws {Error} when the mail has none
 */
export function readCode(mail: Email): string {
  const code = /(?<![\p{L}\p{N}/=-])[A-Z0-9]{6}(?![\p{L}\p{N}/=-])/u.exec(mail.text ?? '')?.[0];
  if (!code) throw new Error(`no code in the mail '${mail.subject}': ${mail.text}`);
  return code;
}
