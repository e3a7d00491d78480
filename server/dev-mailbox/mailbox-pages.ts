import type { Request } from 'express';
import { displayLocale } from '#contract/display-locale.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { readCookie } from '#server/http/cookies.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/http/translate.ts';
import type { CaughtMail } from './caught-mails.ts';

/** Text that stands in a page as it is. */
interface SafeHtml {
  readonly html: string;
}

type Part = string | number | undefined | SafeHtml | readonly SafeHtml[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const mailboxPath = '/dev/mailbox';

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

/** A whole page of the mailbox, in the user's language and theme. */
function mailboxLayout(req: Request, { title, content }: { title: string; content: SafeHtml }): string {
  const language = requestLanguage(req);
  const t = translator(language);
  const theme = readCookie(req.headers.cookie, preferenceCookies.theme.name);
  const themeClass = theme === 'dark' || theme === 'light' ? theme : '';
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" class="${themeClass}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${appFacts().product.name}</title>
<link rel="stylesheet" href="${mailboxPath}/style.css">
</head>
<body>
<header>
<a class="mark" href="/login"><bdi>${appFacts().product.name}</bdi></a>
<a href="/login">${t('email:mailbox.signIn')}</a>
</header>
<main>${content}</main>
</body>
</html>`;
  return page.html;
}

/** A moment as the other pages write it in the language. */
function timeOf(req: Request, time: Date): SafeHtml {
  const format = new Intl.DateTimeFormat(displayLocale(requestLanguage(req)), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<time datetime="${time.toISOString()}">${format.format(time)}</time>`;
}

/** A template whose filled-in values are escaped, except for those made by `html` itself. */
function html(strings: TemplateStringsArray, ...parts: Part[]): SafeHtml {
  return { html: strings.reduce((page, string, index) => page + inserted(parts[index - 1]) + string) };
}

function inserted(part: Part): string {
  if (part === undefined) return '';
  if (Array.isArray(part)) return part.map(inserted).join('');
  if (typeof part === 'object' && 'html' in part) return part.html;
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
