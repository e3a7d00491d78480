import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { directionOf } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import * as templates from '#server/email/templates/index.tsx';
import { errorHandler, notFound } from '#server/http/error-handler.ts';
import { createLogger } from '#server/http/logger.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { order, setUpMailQueue } from '#tests/support/mail-queue.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { type RawAnswer, sendRaw } from '#tests/support/send-raw.ts';
import { type DevMailboxOptions, devMailbox } from './dev-mailbox.ts';

const queue = setUpMailQueue();
const appUrl = 'http://localhost:3000';
const authSecret = 'a secret of the tests, long enough';

type Get = (path?: string, headers?: Record<string, string>) => Promise<RawAnswer>;

async function serve(environment: Partial<DevMailboxOptions['environment']> = {}): Promise<Get> {
  const app = express();
  app.use(securityHeaders({ appUrl }));
  app.use(
    devMailbox({
      database: queue.database,
      templates,
      environment: { mode: 'local', appUrl, authSecret, ...environment },
    }),
  );
  app.use(notFound(), errorHandler({ logger: createLogger({ level: 'silent' }) }));
  const { port, stop } = await startHttpServer(app);
  onTestFinished(stop);
  return (path = '', headers = {}) =>
    sendRaw({ port, path: `/dev/mailbox${path}`, headers: { host: 'localhost:3000', ...headers } });
}

const linkIn = (page: string) => /href="\/dev\/mailbox(\/[\w-]{36})"/.exec(page)?.[1] ?? '';

/** Mails are told apart by the millisecond. */
const nextMoment = () => sleep(2);

describe('the mailbox of local mode', () => {
  it('says what it is while it is empty', async () => {
    const page = await (await serve())();
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('No mail yet.');
  });

  it('lists what was caught, the newest first, with its code', async () => {
    const mailer = queue.mailerTo(undefined);
    await mailer.enqueue(order('ann@example.com', 'en', 'AAAAAA'));
    await nextMoment();
    await mailer.enqueue(order('bob@example.com', otherLanguage, 'BBBBBB'));
    await mailer.enqueueDecoy(order('decoy@example.com', 'en', 'CCCCCC'));
    const { text } = await (await serve())();
    expect(text.indexOf('BBBBBB')).toBeGreaterThan(0);
    expect(text.indexOf('BBBBBB')).toBeLessThan(text.indexOf('AAAAAA'));
    expect(text).toContain(
      textIn(otherLanguage, 'email.signInCode.subject').replace('{{product}}', product.name),
    );
    expect(text).not.toContain('CCCCCC');
    expect(text).toMatch(/\d{1,2} \p{L}+ \d{4}, \d\d:/u);
  });

  it('shows one mail with its code, the way to enter it, and both parts', async () => {
    await queue.mailerTo(undefined).enqueue(order('ann+x@example.com', otherLanguage));
    const get = await serve();
    const path = linkIn((await get()).text);
    const page = await get(path);
    expect(page.text).toMatch(/<code class="code" dir="ltr">K7M2QX<\/code>/);
    expect(page.text).toContain('href="/login/verify?email=ann%2Bx%40example.com"');
    expect(page.text).toContain(`<iframe src="/dev/mailbox${path}/html"`);
    expect(page.text).toContain(`<pre lang="${otherLanguage}" dir="${directionOf(otherLanguage)}"`);
    const mail = await get(`${path}/html`);
    expect(mail.text).toContain(`<html dir="${directionOf(otherLanguage)}" lang="${otherLanguage}">`);
  });

  it('finds the newest code for an address: its mail, and the code alone for a script', async () => {
    const mailer = queue.mailerTo(undefined);
    await mailer.enqueue(order('ann@example.com', 'en', 'AAAAAA'));
    await nextMoment();
    await mailer.enqueue(order('ann@example.com', 'en', 'BBBBBB'));
    await mailer.enqueue(order('bob@example.com', 'en', 'CCCCCC'));
    await mailer.enqueueDecoy(order('eve@example.com', 'en', 'DDDDDD'));
    const get = await serve();
    const newest = (to: string, accept = 'application/json') => get(`/newest?to=${to}`, { accept });
    const answer = await newest('Ann@example.com');
    expect([answer.status, answer.text]).toEqual([200, '{"code":"BBBBBB"}']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { status, headers } = await newest('ann@example.com', 'text/html');
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/dev\/mailbox\/[\w-]{36}$/)]);
    expect((await get(`${headers.location}`.slice('/dev/mailbox'.length))).text).toContain('BBBBBB');
    for (const other of ['eve@example.com', 'nobody@example.com', '', 'ann@example.com&to=bob@example.com']) {
      expect((await newest(other)).text).toBe('{"code":null}');
      expect((await newest(other, 'text/html')).headers.location).toBe('/dev/mailbox');
    }
  });

  it('keeps a mail from doing anything: sandboxed, no scripts, nothing from the network', async () => {
    await queue.mailerTo(undefined).enqueue(order('ann@example.com', 'en', '<script>alert(1)</script>'));
    const get = await serve();
    const list = await get();
    expect(list.text).not.toContain('<script');
    const mail = await get(`${linkIn(list.text)}/html`);
    expect(mail.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; style-src/,
    );
    expect(mail.headers['content-security-policy']).not.toMatch(/script-src|allow-same-origin/);
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN');
    const page = await get(linkIn(list.text));
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.text).toMatch(/<iframe [^>]*sandbox="allow-scripts">/);
    expect(page.text).not.toContain('<script');
    expect(page.text).not.toContain('style="');
  });

  it('speaks the visitor’s language, in their theme', async () => {
    const { text } = await (await serve())('', { cookie: `i18next=${otherLanguage}; theme=dark` });
    expect(text).toContain(`<html lang="${otherLanguage}" dir="${directionOf(otherLanguage)}" class="dark">`);
    expect(text).toContain(textIn(otherLanguage, 'email.mailbox.title'));
    expect((await (await serve())('/style.css')).headers['content-type']).toContain('text/css');
  });

  it('says so when a mail cannot be read any more', async () => {
    await queue
      .mailerTo(undefined, { authSecret: 'an earlier secret, long enough too' })
      .enqueue(order('ann@example.com'));
    const get = await serve();
    const list = await get();
    expect(list.text).toContain('cannot be read any more');
    expect((await get(linkIn(list.text))).status).toBe(200);
    expect((await get(`${linkIn(list.text)}/html`)).status).toBe(404);
  });

  it('knows no other mails: neither unknown ones nor those that are really sent', async () => {
    await queue.mailerTo('smtp://127.0.0.1:1').enqueue(order('ann@example.com'));
    const [{ id } = { id: '' }] = await queue.rows();
    const get = await serve();
    expect((await get(`/${id}`)).status).toBe(404);
    expect((await get('/unknown')).status).toBe(404);
    expect((await get("/'or%201=1")).status).toBe(404);
  });
});

describe('elsewhere', () => {
  it.each<[string, Partial<DevMailboxOptions['environment']>]>([
    ['hosted mode', { mode: 'hosted', smtpUrl: 'smtp://127.0.0.1:1' }],
    ['a hosted server without SMTP', { mode: 'hosted' }],
    ['local mode that really sends', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ])('is no mailbox: %s', async (_name, environment) => {
    await queue.mailerTo(undefined).enqueue(order('ann@example.com'));
    const [{ id } = { id: '' }] = await queue.rows();
    const get = await serve(environment);
    for (const path of ['', `/${id}`, `/${id}/html`, '/style.css', '/newest?to=ann@example.com'])
      for (const accept of ['text/html', 'application/json'])
        expect((await get(path, { accept })).status).toBe(404);
  });

  it('is hidden from other hosts and from proxies', async () => {
    await queue.mailerTo(undefined).enqueue(order('ann@example.com'));
    const get = await serve();
    for (const path of ['', '/newest?to=ann@example.com']) {
      expect((await get(path, { host: 'rebound.example' })).status).toBe(403);
      expect((await get(path, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(403);
    }
  });
});
