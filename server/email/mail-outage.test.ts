import { expect, it } from 'vitest';
import { order, setUpMailQueue, soon } from '#tests/support/mail-queue.ts';
import { createMailOutage } from './mail-outage.ts';

const queue = setUpMailQueue();
const urgent = { id: 'a', secondsLeft: 500 };
const connection = Object.assign(new Error('refused'), { command: 'CONN' });

it('one urgent mail is tried every few seconds while the server is down, the others on schedule', () => {
  const outage = createMailOutage(queue.database.sql);
  expect(outage.failed({ id: 'news', secondsLeft: 100_000 }, 120, connection)).toBe(120);
  expect(outage.failed(urgent, 120, connection)).toBe(3);
  expect(outage.failed({ ...urgent, id: 'b' }, 120, connection)).toBe(120);
  expect(outage.failed(urgent, 1, connection)).toBe(1);
  outage.finished('a');
  expect(outage.failed({ ...urgent, id: 'b' }, 120, connection)).toBe(3);
});

it('a temporarily rejected recipient is no outage', () => {
  const outage = createMailOutage(queue.database.sql);
  const rejected = Object.assign(new Error('greylisted'), { command: 'RCPT TO' });
  expect(outage.failed(urgent, 120, rejected)).toBe(120);
});

it('when one mail has been sent, the waiting ones follow at once', async () => {
  const before = await queue.smtp();
  const { port } = before;
  await before.stop();
  const mailer = queue.mailerTo(`smtp://127.0.0.1:${port}`);
  await mailer.start();
  for (const name of ['ann', 'bob', 'cleo']) await mailer.enqueue(order(`${name}@example.com`));
  await expect
    .poll(async () => (await queue.rows()).every(({ attempts }) => Number(attempts) >= 2), soon)
    .toBe(true);
  const back = await queue.smtp({}, port);
  await queue.database.sql`
    update mails set next_attempt_at = now() + interval '5 minutes' where recipient <> 'ann@example.com'`;
  await queue.database.sql`update mails set next_attempt_at = now() where recipient = 'ann@example.com'`;
  await expect.poll(() => back.messages.length, soon).toBe(3);
});
