import { afterEach, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '#tests/support/smtp-server.ts';
import { createMailSender } from './send-mail.ts';

const mail = {
  id: 'a',
  to: 'ann@example.com',
  language: 'en',
  subject: 'Code',
  html: '<p>K7M2QX</p>',
  text: 'K7M2QX',
  mark: 'data:image/png;base64,iVBORw0KGgo=',
};

let server: TestSmtpServer;
afterEach(() => server.stop());

/** This machine by an address that is not recognized as local, like a server elsewhere. */
const elsewhere = (port: number, query = '') => `smtp://0.0.0.0:${port}${query}`;

it.each([
  ['no STARTTLS, which a man in the middle may have removed', { disabledCommands: ['STARTTLS'] }, 'ETLS'],
  ['an untrusted certificate', {}, 'ESOCKET'],
])('sends nothing to another machine that offers %s', async (_, options, code) => {
  server = await startSmtpServer(options);
  const sender = createMailSender({ smtpUrl: elsewhere(server.port), from: 'a@b.example' });
  await expect(sender.send(mail)).rejects.toMatchObject({ code });
  expect(server.messages).toEqual([]);
});

it('sends in clear text if the address allows it', async () => {
  server = await startSmtpServer();
  const smtpUrl = elsewhere(server.port, '?requireTLS=false');
  await createMailSender({ smtpUrl, from: 'a@b.example' }).send(mail);
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]?.mail.attachments).toMatchObject([
    { contentId: '<mark>', mimeType: 'image/png', disposition: 'inline', related: true },
  ]);
});
