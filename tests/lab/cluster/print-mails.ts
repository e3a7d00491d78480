import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailPrinter {
  /** For SMTP_URL. */
  url: string;
  stop(): Promise<void>;
}

/** A mail server that delivers to the terminal: the codes of a cluster on one machine must be seen somewhere. */
export async function printMails(): Promise<MailPrinter> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (bytes) => {
          const { subject, text } = await PostalMime.parse(bytes);
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
          console.log(`\nMail to ${to}: ${subject}\n${text?.trim()}\n`);
          done();
        })
        .catch(done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
