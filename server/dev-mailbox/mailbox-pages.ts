import type { Request } from 'express';
import { directionOf, type Language } from '#contract/languages.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/http/translate.ts';
import type { CaughtMail } from './caught-mails.ts';
import { html, type SafeHtml } from './html.ts';
import { mailboxLayout, mailboxPath, timeOf } from './mailbox-layout.ts';

/** All caught mails, the newest first, each with its code. */
export function listPage(req: Request, mails: CaughtMail[]): string {
  const t = translator(requestLanguage(req));
  const title = t('email:mailbox.title');
  const list = mails.map(
    (mail) => html`<li>
<a class="mail" href="${mailboxPath}/${mail.id}">
<span class="subject"><bdi>${mail.rendered?.subject ?? t('email:mailbox.unreadable')}</bdi></span>
<span class="facts"><bdi dir="ltr">${mail.recipient}</bdi> ${timeOf(req, mail.createdAt)}</span>
</a>
${codeOf(mail)}
</li>`,
  );
  return mailboxLayout(req, {
    title,
    content: html`<div class="head"><h1>${title}</h1><a class="button" href="${mailboxPath}">${t('email:mailbox.refresh')}</a></div>
<p class="soft">${t('email:mailbox.intro')}</p>
${mails.length === 0 ? html`<p class="empty">${t('email:mailbox.empty')}</p>` : html`<ul>${list}</ul>`}`,
  });
}

/** One mail: its code, where to enter it, and both its parts. */
export function mailPage(req: Request, mail: CaughtMail): string {
  const t = translator(requestLanguage(req));
  const title = mail.rendered?.subject ?? t('email:mailbox.unreadable');
  const code =
    mail.code !== undefined &&
    html`<section class="code-box">
${codeOf(mail)}
${mail.signsIn ? html`<a class="button primary" href="/login/verify?email=${encodeURIComponent(mail.recipient)}">${t('email:mailbox.enterCode')}</a>` : undefined}
</section>`;
  return mailboxLayout(req, {
    title,
    content: html`<p><a href="${mailboxPath}">${t('email:mailbox.back')}</a></p>
<h1><bdi>${title}</bdi></h1>
<dl>
<dt>${t('email:mailbox.to')}</dt><dd><bdi dir="ltr">${mail.recipient}</bdi></dd>
<dt>${t('email:mailbox.received')}</dt><dd>${timeOf(req, mail.createdAt)}</dd>
</dl>
${code || undefined}
${mail.rendered && partsOf(req, mail.id, mail.language, mail.rendered.text)}`,
  });
}

function partsOf(req: Request, id: string, language: Language, text: string): SafeHtml {
  const t = translator(requestLanguage(req));
  return html`<h2>${t('email:mailbox.html')}</h2>
<iframe src="${mailboxPath}/${id}/html" title="${t('email:mailbox.html')}" sandbox="allow-scripts"></iframe>
<h2>${t('email:mailbox.text')}</h2>
<pre lang="${language}" dir="${directionOf(language)}">${text}</pre>`;
}

function codeOf({ code }: CaughtMail): SafeHtml | undefined {
  return code === undefined ? undefined : html`<code class="code" dir="ltr">${code}</code>`;
}
