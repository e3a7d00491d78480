import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { order, setUpMailQueue, soon } from '#tests/support/mail-queue.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { deleteOldMails, type Executor } from './mail-rows.ts';
import * as templates from './templates/index.tsx';

const queue = setUpMailQueue();

async function startMailer() {
  const server = await queue.smtp();
  const mailer = queue.mailerTo(server.url);
  await mailer.start();
  return { server, mailer };
}

describe('sending', () => {
  it.each(languages)('sends the mail in %s, with both parts', async (language) => {
    const { server, mailer } = await startMailer();
    await mailer.enqueue(order('ann@example.com', language));
    await expect.poll(() => server.messages.length, soon).toBe(1);
    const { mail, recipients } = server.messages[0] ?? {};
    const expected = await templates.renderMail('sign-in-code', language, { code: 'K7M2QX', minutes: 10 });
    expect(recipients).toEqual(['ann@example.com']);
    expect(mail?.subject).toBe(expected.subject);
    expect(mail?.text?.trim()).toBe(expected.text.trim());
    expect(mail?.html?.trim()).toBe(expected.html.trim());
    expect(mail?.from).toMatchObject({ name: product.name, address: 'mail@app.example' });
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@app\.example>$/);
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it.each(["o'neil@example.com", `${'a'.repeat(64)}@example.com`])('delivers to %s', async (to) => {
    const { server, mailer } = await startMailer();
    await mailer.enqueue(order(to));
    await expect.poll(() => server.messages.length, soon).toBe(1);
    expect(server.messages[0]?.recipients).toEqual([to]);
    expect(server.messages[0]?.mail.to).toEqual([{ name: '', address: to }]);
  });

  it('does not let many mails to one address delay others', async () => {
    const server = await queue.smtp();
    const mailer = queue.mailerTo(server.url);
    for (let count = 0; count < 30; count += 1) await mailer.enqueue(order('bombed@example.com'));
    await mailer.enqueue(order('ann@example.com'));
    await mailer.start();
    const recipients = () => server.messages.flatMap((message) => message.recipients);
    await expect.poll(recipients, soon).toContain('ann@example.com');
    // Plus the few that are sent concurrently.
    expect(recipients().indexOf('ann@example.com')).toBeLessThan(15);
  });

  it('deletes the content once sent, and logs neither code nor content', async () => {
    const { mailer } = await startMailer();
    await mailer.enqueue(order('ann@example.com'));
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('sent');
    expect((await queue.rows())[0]).toMatchObject({ payload: null, attempts: 1, last_error: null });
    expect(queue.log()).toContain('mail sent');
    expect(queue.log()).not.toContain('K7M2QX');
    expect(queue.log()).not.toContain('ann@example.com');
  });

  it('stores no code in clear text while queued', async () => {
    await queue.mailerTo('smtp://127.0.0.1:1').enqueue(order('ann@example.com'));
    const text = JSON.stringify(await queue.rows());
    expect(text).not.toContain('K7M2QX');
    expect(text).not.toContain(Buffer.from('K7M2QX').toString('base64url').slice(0, 7));
  });

  it('sends each mail once when several processes work, and sends all', async () => {
    const server = await queue.smtp();
    const mailers = [queue.mailerTo(server.url), queue.mailerTo(server.url), queue.mailerTo(server.url)];
    const addresses = Array.from({ length: 20 }, (_, index) => `person${index}@example.com`);
    for (const to of addresses.slice(0, 10)) await mailers[0]?.enqueue(order(to));
    await Promise.all(mailers.map((mailer) => mailer.start()));
    await Promise.all(addresses.slice(10).map((to) => mailers[1]?.enqueue(order(to))));
    await expect
      .poll(async () => (await queue.rows()).every(({ state }) => state === 'sent'), soon)
      .toBe(true);
    expect(server.messages.map(({ recipients }) => recipients[0]).sort()).toEqual(addresses.sort());
  });

  it('joins the transaction of its caller', async () => {
    const { server, mailer } = await startMailer();
    const { db } = queue.database;
    await expect(
      db.transaction(async (transaction) => {
        await mailer.enqueue(order('rolled-back@example.com'), transaction);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction((transaction) => mailer.enqueue(order('committed@example.com'), transaction));
    await expect.poll(() => server.messages.length, soon).toBe(1);
    expect(server.messages[0]?.recipients).toEqual(['committed@example.com']);
    expect(await queue.rows()).toHaveLength(1);
  });
});

describe('input', () => {
  it.each([
    'ann@example.com\r\nBcc: eve@example.com',
    'ann@example.com, eve@example.com',
    'ann@example.com;eve@example.com',
    '"Ann" <ann@example.com>',
    'ann@example.com\u0000',
    'ann example.com',
    ' ann@example.com',
    `${'a'.repeat(65)}@example.com`,
    '@example.com',
    '',
  ])('rejects the recipient %j', async (to) => {
    await expect(queue.mailerTo('smtp://127.0.0.1:1').enqueue(order(to))).rejects.toThrow('recipient');
    expect(await queue.rows()).toHaveLength(0);
  });

  it('allows no header injection by values in a mail', async () => {
    const { server, mailer } = await startMailer();
    await mailer.enqueue(
      order('ann@example.com', 'en', 'X\r\nBcc: eve@example.com\r\n\r\n.\r\nMAIL FROM:<eve@example.com>'),
    );
    await expect.poll(() => server.messages.length, soon).toBe(1);
    const [message] = server.messages;
    expect(message?.recipients).toEqual(['ann@example.com']);
    expect(message?.mail.bcc ?? []).toEqual([]);
    expect(message?.raw.split('\r\n\r\n', 1)[0]).not.toContain('eve@example.com');
  });

  it('runs the same statements for a decoy, and sends nothing', async () => {
    const { server, mailer } = await startMailer();
    const statements: string[] = [];
    const recorder: Executor = {
      execute: (query) => {
        statements.push(new PgDialect().sqlToQuery(query as SQL).sql);
        return queue.database.db.execute(query);
      },
    };
    await mailer.enqueueDecoy(order('unknown@example.com'), recorder);
    await mailer.enqueue(order('known@example.com'), recorder);
    expect(statements[0]).toContain('insert into mails');
    const half = statements.length / 2;
    expect(statements.slice(0, half)).toEqual(statements.slice(half));
    await expect.poll(() => server.messages.length, soon).toBe(1);
    const decoy = async () => (await queue.rows()).find(({ recipient }) => recipient === '');
    await expect.poll(decoy, soon).toMatchObject({ state: 'decoy', attempts: 1, payload: null });
    expect(JSON.stringify(await decoy())).not.toContain('unknown');
  });

  it('renders a decoy like a mail: the time could be measured in later responses', async () => {
    const rendered = vi.spyOn(queue.templates, 'renderMail');
    const mailer = queue.mailerTo('smtp://127.0.0.1:1');
    await mailer.start();
    await mailer.enqueueDecoy(order('unknown@example.com', otherLanguage));
    await expect.poll(async () => (await queue.rows())[0]?.state, soon).toBe('decoy');
    expect(rendered.mock.calls).toEqual([['sign-in-code', otherLanguage, { code: 'K7M2QX', minutes: 10 }]]);
  });

  it('stores no mails on a hosted server without SMTP', async () => {
    const mailer = queue.mailerTo(undefined, { mode: 'hosted' });
    await mailer.start();
    await mailer.enqueue(order('ann@example.com'));
    expect(await queue.rows()).toHaveLength(0);
  });
});

describe('the clean-up', () => {
  it('keeps the newest hundred caught mails and recent ones', async () => {
    const mailer = queue.mailerTo(undefined);
    await mailer.enqueue(order('person0@example.com'));
    await queue.database.sql`
      insert into mails select (jsonb_populate_record(m,
        jsonb_build_object('id', gen_random_uuid(), 'recipient', format('person%s@example.com', n)))).*
      from mails m, generate_series(1, 102) n`;
    await mailer.enqueueDecoy(order('decoy@example.com'));
    // A second apart: two in the same millisecond have no order.
    await queue.database.sql`
      update mails set created_at = now() - interval '2 hours' + substring(recipient from '[0-9]+')::int * interval '1 second'
      where state = 'caught'`;
    await queue.database.sql`update mails set created_at = now() - interval '2 hours' where state = 'decoy'`;
    await deleteOldMails(queue.database);
    const queued = await queue.rows();
    expect(queued).toHaveLength(100);
    expect(queued[0]?.recipient).toBe('person3@example.com');
  });
});
