import { describe, expect, it } from 'vitest';
import { order, setUpMailQueue, soon } from '#tests/support/mail-queue.ts';
import { smtpError } from '#tests/support/smtp-server.ts';

const queue = setUpMailQueue();

/** Sends a mail to Ann by a server with these options. */
async function sendToAnn(options: Parameters<typeof queue.smtp>[0]) {
  const server = await queue.smtp(options);
  const mailer = queue.mailerTo(server.url);
  await mailer.start();
  await mailer.enqueue(order('ann@example.com'));
  return { server, mailer };
}

describe('an outage', () => {
  it('loses no mail: queued mails are sent afterwards', async () => {
    const before = await queue.smtp();
    const { port } = before;
    await before.stop();
    const mailer = queue.mailerTo(`smtp://127.0.0.1:${port}`);
    await mailer.start();
    for (let index = 0; index < 5; index += 1) await mailer.enqueue(order(`person${index}@example.com`));
    await expect
      .poll(async () => (await queue.rows()).every(({ attempts }) => Number(attempts) >= 2), soon)
      .toBe(true);
    expect((await queue.rows()).every(({ state }) => state === 'queued')).toBe(true);
    expect(String((await queue.rows())[0]?.last_error)).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    const back = await queue.smtp({}, port);
    await expect.poll(() => back.messages.length, soon).toBe(5);
    // The row is updated shortly after the server has received the mail.
    const allSent = async () => (await queue.rows()).every(({ state }) => state === 'sent');
    await expect.poll(allSent, soon).toBe(true);
  });

  it('costs a mail none of its attempts, however long it lasts', async () => {
    const mailer = queue.mailerTo('smtp://127.0.0.1:1');
    await mailer.start();
    await mailer.enqueue(order('ann@example.com'));
    // Three days with an attempt every two seconds.
    const age = () => queue.database.sql`
      update jobs.job set retry_count = 130000 where state = 'retry' and retry_count < 130000 returning id`;
    await expect.poll(age, soon).toHaveLength(1);
    const attempts = async () => Number((await queue.rows())[0]?.attempts);
    const before = await attempts();
    await expect.poll(attempts, soon).toBeGreaterThan(before + 2);
  });

  it('retries after a temporary rejection (4xx)', async () => {
    let rejections = 0;
    const { server } = await sendToAnn({
      onRcptTo: (_address, _session, callback) => {
        rejections += 1;
        callback(rejections === 1 ? smtpError(451, 'greylisted, ann@example.com') : null);
      },
    });
    await expect.poll(() => server.messages.length, soon).toBe(1);
    expect((await queue.rows())[0]?.attempts).toBe(2);
    expect(queue.log()).not.toContain('greylisted');
  });

  it('gives up after a permanent rejection (5xx to the recipient), and deletes the content', async () => {
    await sendToAnn({
      onRcptTo: (_address, _session, callback) => callback(smtpError(550, 'no such mailbox')),
    });
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('failed');
    expect((await queue.rows())[0]).toMatchObject({
      attempts: 1,
      payload: null,
      last_error: 'refused with 550 after RCPT TO',
    });
  });

  it('retries when the sender or the login is rejected with 5xx: that can be fixed', async () => {
    await sendToAnn({
      onMailFrom: (_address, _session, callback) => callback(smtpError(553, 'sender not verified')),
    });
    await expect.poll(async () => Number((await queue.rows())[0]?.attempts), soon).toBeGreaterThanOrEqual(2);
    expect((await queue.rows())[0]?.state).toBe('queued');
  });

  it('drops a mail that has become useless', async () => {
    const server = await queue.smtp();
    const mailer = queue.mailerTo(server.url);
    await mailer.enqueue({ ...order('ann@example.com'), usefulFor: -1 });
    await mailer.start();
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('expired');
    expect((await queue.rows())[0]?.payload).toBeNull();
    expect(server.messages).toHaveLength(0);
  });
});

describe('the login', () => {
  it('sends user and password from SMTP_URL, and only to the server', async () => {
    let isRefused = true;
    const server = await queue.smtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) => {
        const isRight = !isRefused && username === 'mailer' && password === 'h:unt/er2';
        isRefused = false;
        callback(
          isRight ? null : smtpError(535, `wrong password ${password}`),
          isRight ? { user: 'mailer' } : undefined,
        );
      },
    });
    const mailer = queue.mailerTo(server.url.replace('//', `//mailer:${encodeURIComponent('h:unt/er2')}@`));
    await mailer.start();
    await mailer.enqueue(order('ann@example.com'));
    await expect.poll(() => server.messages.length, soon).toBe(1);
    expect((await queue.rows())[0]).toMatchObject({ attempts: 2 });
    expect(queue.log()).toContain('EAUTH');
    expect(queue.log()).not.toMatch(/h:unt|h%3Aunt|aDp1bnQ/);
  });
});

describe('a restart', () => {
  it('sends what an earlier process has left, including what it had begun when it was killed', async () => {
    const server = await queue.smtp();
    const killed = queue.mailerTo(server.url);
    await killed.enqueue(order('waiting@example.com'));
    await killed.enqueue(order('held@example.com'));
    // As pg-boss leaves it, a minute after the last sign of life.
    await queue.database.sql`update jobs.job set state = 'retry', retry_count = 1
      where data ->> 'id' = (select id from mails where recipient = 'held@example.com')`;
    await queue.mailerTo(server.url).start();
    await expect.poll(() => server.messages.length, soon).toBe(2);
  });

  it('sends again, under the same Message-ID, what was accepted but not recorded as sent', async () => {
    const server = await queue.smtp();
    const mailer = queue.mailerTo(server.url);
    await mailer.enqueue(order('ann@example.com'));
    const [{ payload } = { payload: null }] = await queue.rows();
    await mailer.start();
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('sent');
    // The row after a crash between the server's 250 and our update.
    await queue.database.sql`update mails set state = 'queued', payload = ${String(payload)}, sent_at = null`;
    await queue.database.sql`update jobs.job set state = 'retry', start_after = now(), completed_on = null`;
    await mailer.enqueue(order('bob@example.com'));
    await expect.poll(() => server.messages.length, soon).toBe(3);
    const ids = server.messages
      .filter(({ recipients }) => recipients[0] === 'ann@example.com')
      .map(({ mail }) => mail.messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('waits on stopping for the mail in progress and claims no other', async () => {
    let accept: (() => void) | undefined;
    const { mailer } = await sendToAnn({
      onRcptTo: (_address, _session, callback) => {
        accept = callback;
      },
    });
    await expect.poll(() => accept !== undefined, soon).toBe(true);
    const stopped = mailer.stop();
    await mailer.enqueue(order('later@example.com'));
    accept?.();
    await stopped;
    const states = Object.fromEntries((await queue.rows()).map(({ recipient, state }) => [recipient, state]));
    expect(states).toEqual({ 'ann@example.com': 'sent', 'later@example.com': 'queued' });
  });

  it('cannot send what was encrypted under another secret', async () => {
    const server = await queue.smtp();
    await queue
      .mailerTo(server.url, { authSecret: 'another secret, also long enough' })
      .enqueue(order('ann@example.com'));
    await queue.mailerTo(server.url).start();
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('failed');
    expect(server.messages).toHaveLength(0);
  });
});
