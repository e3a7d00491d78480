import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface CaughtMessage {
  recipients: string[];
  raw: string;
  mail: Email;
}

export interface TestSmtpOptions extends SMTPServerOptions {
  onMessage?(message: CaughtMessage): void;
}

export interface TestSmtpServer {
  /** For SMTP_URL. */
  url: string;
  port: number;
  messages: CaughtMessage[];
  stop(): Promise<void>;
}

/** An error that an SMTP server answers with, for the hooks of `startSmtpServer`. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server whose hooks a test may set to refuse or delay. `port` brings it back where it was. */
export async function startSmtpServer(
  { onMessage, ...options }: TestSmtpOptions = {},
  port = 0,
): Promise<TestSmtpServer> {
  const messages: CaughtMessage[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    closeTimeout: 100,
    onData: (stream, session, callback) => {
      buffer(stream)
        .then(async (bytes) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const message = { recipients, raw: bytes.toString('utf8'), mail: await PostalMime.parse(bytes) };
          messages.push(message);
          onMessage?.(message);
          callback();
        })
        .catch(callback);
    },
    ...options,
  });
  // Clients that hang up are part of the tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    messages,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
