import type { Request } from 'express';
import { directionOf } from '#contract/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { product } from '#contract/product.ts';
import { readCookie } from '#server/http/read-cookie.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { translator } from '#server/http/translate.ts';
import { html, type SafeHtml } from './html.ts';

export const mailboxPath = '/dev/mailbox';

/** A whole page of the mailbox, in the user's language and theme. */
export function mailboxLayout(
  req: Request,
  { title, content }: { title: string; content: SafeHtml },
): string {
  const language = requestLanguage(req);
  const t = translator(language);
  const theme = readCookie(req.headers.cookie, preferenceCookies.theme.name);
  const themeClass = theme === 'dark' || theme === 'light' ? theme : '';
  const page = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" class="${themeClass}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${product.name}</title>
<link rel="stylesheet" href="${mailboxPath}/style.css">
</head>
<body>
<header>
<a class="mark" href="/login"><bdi>${product.name}</bdi></a>
<a href="/login">${t('email:mailbox.signIn')}</a>
</header>
<main>${content}</main>
</body>
</html>`;
  return page.html;
}

/** A moment as a reader of the language writes it, with Western digits everywhere. */
export function timeOf(req: Request, time: Date): SafeHtml {
  const format = new Intl.DateTimeFormat(`${requestLanguage(req)}-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return html`<time datetime="${time.toISOString()}">${format.format(time)}</time>`;
}
