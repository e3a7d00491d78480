import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

function send(text: string, to = 'Ada@example.com') {
  const transport = createTransport(mailbox.url);
  return transport.sendMail({ from: 'us@example.com', to, subject: 'Code', text });
}

test('mails come one after the other, with their code', async () => {
  await send('Your code:\n\nAB2C3D\n\nvalid for 10 minutes');
  await send('Votre code : XY7Z8W.');
  expect(await mailbox.codeFor('ada@example.com')).toBe('AB2C3D');
  expect(await mailbox.codeFor('ADA@example.com')).toBe('XY7Z8W');
  await expect(mailbox.waitForMail('ada@example.com', { timeoutMs: 50 })).rejects.toThrow('no mail');
});

test('mails without a code are passed over', async () => {
  await send('Nothing here but words', 'bob@example.com');
  await expect(mailbox.codeFor('bob@example.com', { timeoutMs: 50 })).rejects.toThrow('no mail');
  await send('Nothing but words here', 'bob@example.com');
  await send('AB2C3D', 'bob@example.com');
  expect(await mailbox.codeFor('bob@example.com')).toBe('AB2C3D');
});

test('while it refuses, senders get a temporary failure', async () => {
  mailbox.refuse(true);
  await expect(send('x')).rejects.toMatchObject({ responseCode: 451 });
  mailbox.refuse(false);
  await expect(send('x')).resolves.toBeTruthy();
});
