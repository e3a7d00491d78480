import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RequestHandler, type Response, Router } from 'express';
import { appFacts } from '#contract/facts/define-app.ts';
import { projectRoot } from '#server/config/project-root.ts';
import type { Environment } from '#server/config/settings.ts';
import type { Database } from '#server/database/database.ts';
import { mailPayloads } from '#server/email/mail-payload.ts';
import type { MailTemplates } from '#server/email/mail-templates.ts';
import { mailDelivery } from '#server/email/mailer.ts';
import { hostCheck } from '#server/http/request-checks.ts';
import { type CaughtMailsOptions, findCaughtMail, findCodeMail, listCaughtMails } from './caught-mails.ts';
import { listPage, mailboxPath, mailPage } from './mailbox-pages.ts';

export interface DevMailboxOptions {
  database: Database;
  environment: Pick<Environment, 'mode' | 'appUrl' | 'authSecret' | 'smtpUrl'>;
  templates: MailTemplates;
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A mail needs style attributes; in exchange it gets an origin of its own, and nothing from the network. No script
 * runs, as `default-src` says; `allow-scripts` only lets tools such as axe look into the frame.
 */
const mailPolicy =
  "sandbox allow-scripts; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/**
 * Shows at /dev/mailbox what local mode has caught instead of sending. It shows codes: wherever mails are really
 * sent, and in hosted mode, these paths fall through to 404, and only a loopback Host is answered.
 */
export function devMailbox({ database, environment, templates }: DevMailboxOptions): RequestHandler {
  const router = Router();
  const { authSecret } = environment;
  if (environment.mode !== 'local' || mailDelivery(environment) !== 'catch' || authSecret === undefined)
    return router;
  const caught: CaughtMailsOptions = { database, templates, payloads: mailPayloads(authSecret) };
  const sheet = readFileSync(join(projectRoot, 'server/dev-mailbox/mailbox.css'), 'utf8');
  const style = `:root { --accent: ${appFacts().product.colors.accent}; }\n${sheet}`;

  router.use(mailboxPath, hostCheck({ mode: 'local', appUrl: environment.appUrl }));
  router.get(`${mailboxPath}/style.css`, (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('css').send(style);
  });
  router.get(mailboxPath, async (req, res) => {
    sendPage(res, listPage(req, await listCaughtMails(caught)));
  });
  // Where the page that asks for the code finds it: its script takes it from here, and without one the mail opens.
  router.get(`${mailboxPath}/newest`, async (req, res) => {
    const { to } = req.query;
    const mail = typeof to === 'string' ? await findCodeMail(caught, to.toLowerCase()) : undefined;
    res.set('Cache-Control', 'no-store').format({
      html: () => res.redirect(303, mail ? `${mailboxPath}/${mail.id}` : mailboxPath),
      json: () => res.json({ code: mail?.code ?? null }),
    });
  });
  router.get(`${mailboxPath}/:id`, async (req, res, next) => {
    const mail = await findCaughtMail(caught, req.params.id);
    if (mail === undefined) next();
    else sendPage(res, mailPage(req, mail));
  });
  router.get(`${mailboxPath}/:id/html`, async (req, res, next) => {
    const mail = await findCaughtMail(caught, req.params.id);
    if (mail?.rendered === undefined) next();
    else {
      // The frame's origin is none of ours, and Chromium would say so on the console.
      res.removeHeader('Origin-Agent-Cluster');
      res.set({
        'Content-Security-Policy': mailPolicy,
        'X-Frame-Options': 'SAMEORIGIN',
        'Cache-Control': 'no-store',
      });
      const { html, mark } = mail.rendered;
      // What comes with a mail comes with the page here.
      res.type('html').send(html.replaceAll('cid:mark', mark));
    }
  });
  return router;
}

function sendPage(res: Response, page: string): void {
  res.set({ 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-store' }).type('html').send(page);
}
