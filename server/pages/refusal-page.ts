import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { readableOn } from '#contract/contrast.ts';
import type { ErrorCode } from '#contract/errors/error-codes.ts';
import { appFacts } from '#contract/facts/define-app.ts';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { isTheme, type Theme } from '#contract/facts/themes.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import type { ApiError } from '../config/api-error.ts';
import type { Environment } from '../config/settings.ts';
import { readCookie } from '../http/cookies.ts';
import { languageHeaders, requestLanguage } from '../http/request-language.ts';
import { translator } from '../http/translate.ts';

/** Errors that the server decides before it renders anything. Their texts have no values. */
const refusals = new Set<ErrorCode>([
  'BAD_REQUEST',
  'INVALID_HOST',
  'INVALID_ORIGIN',
  'METHOD_NOT_ALLOWED',
  'NOT_FOUND',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'UNSUPPORTED_MEDIA_TYPE',
]);

/** As renderer/app/auth-layout/auth-card.tsx; the colors are those of renderer/styles/tokens.css. */
function baseStyle(): string {
  const { accent, surfaceLight, surfaceDark, textLight, textDark } = appFacts().product.colors;
  return [
    ':root{--l:light-dark(#cac7c2,#413f3c);color-scheme:light dark}.light{color-scheme:light}.dark{color-scheme:dark}',
    `body{margin:0;padding:24px;background:light-dark(${surfaceLight},${surfaceDark});`,
    `color:light-dark(${textLight},${textDark});font:14px/1.5 Inter,system-ui,sans-serif}`,
    '[lang=ar]>body{font-size:16.8px}[dir=rtl] .key{transform:scaleX(-1)}',
    'header{display:flex;gap:9px;font-weight:600;line-height:24px}',
    'main{max-width:352px;margin:24vh auto 9em}svg{fill:none;overflow:visible}',
    '.key{height:40px;stroke:light-dark(#8e8a83,#77746e)}',
    '.edge{position:fixed;bottom:0;left:calc(50% - 176px);z-index:-1;',
    'fill:light-dark(#f7f6f3,#11100e);stroke:var(--l)}',
    'p{margin:6px 0 20px;color:light-dark(#504d47,#bcbab6)}small{display:block;margin:20px 0 0;',
    'font-size:1em;color:light-dark(#68645d,#9c9994)}',
    'h1{margin:0;font-size:1.7em;line-height:1.25}',
    'a{display:inline-block;padding:7px 14px;border:1px solid var(--l);border-radius:6px;',
    `color:inherit;font-weight:500;text-decoration:none}a:first-of-type{background:${accent};color:#fff}`,
    '@media(width<640px){main{margin-top:32px}a{padding:11px 14px}}',
  ].join('');
}

export function isRefusal({ code }: ApiError): boolean {
  return refusals.has(code);
}

/** Sends the page of a refused request. */
export type SendRefusalPage = (req: Request, res: Response, error: ApiError) => void;

/**
 * Makes the pages of refused requests, each once, when it is first asked for: to refuse must cost less than to serve, or a
 * limit helps who runs into it on purpose.
 */
export function createRefusalPages(banner: Environment['banner']): SendRefusalPage {
  const style = baseStyle() + (banner ? bannerStyle(banner) : '');
  const policy = policyFor(style);
  const pages = new Map<string, string>();

  return (req, res, { status, code }) => {
    const language = requestLanguage(req);
    const stored = readCookie(req.headers.cookie, preferenceCookies.theme.name);
    const theme = isTheme(stored) ? stored : appFacts().defaultTheme;
    const key = `${language} ${theme} ${status} ${code}`;
    const page = pages.get(key) ?? refusalPage({ language, theme, status, code, style, banner });
    pages.set(key, page);
    res.statusCode = status;
    const { 'Content-Language': contentLanguage, Vary: vary } = languageHeaders(language);
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Content-Language', contentLanguage);
    res.setHeader('Vary', vary);
    // Compressed anew for each request it would cost more than it saves.
    res.setHeader('Cache-Control', 'no-store, no-transform');
    res.end(page);
  };
}

/** The page has its style, and takes nothing else but the picture of the product. */
function policyFor(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** As renderer/components/ui/environment-banner.tsx. */
function bannerStyle({ color }: NonNullable<Environment['banner']>): string {
  const ink = readableOn(color);
  return `aside{margin:-24px -24px 24px;padding:5px;background:${ink ? color : 'oklch(.43 .125 335)'};color:${ink ?? '#fff'};font:600 12px/1.5 Inter,system-ui,sans-serif;text-align:center}`;
}

interface Refusal {
  language: Language;
  theme: Theme;
  status: number;
  code: ErrorCode;
  style: string;
  banner: Environment['banner'];
}

function refusalPage({ language, theme, status, code, style, banner }: Refusal): string {
  const translate = translator(language);
  const isMissing = code === 'NOT_FOUND';
  const [title, description] = isMissing
    ? [translate('error-pages:notFound.title'), translate('error-pages:notFound.description')]
    : [
        translate(status === 403 ? 'error-pages:forbidden.title' : 'error-pages:unknown.title'),
        translate(`errors:${code}`),
      ];
  return [
    '<!doctype html>',
    `<html lang=${language} dir=${directionOf(language)} class=${theme}>`,
    '<meta charset=utf-8><meta name=viewport content="width=device-width">',
    `<title>${escapeHtml(title)} | ${escapeHtml(appFacts().product.name)}</title>`,
    '<link rel=icon href=/favicon.svg>',
    `<style>${style}</style>`,
    banner ? `<aside>${escapeHtml(`${banner.emoji ?? ''} ${banner.name}`.trim())}</aside>` : '',
    `<header><img src=/favicon.svg alt="" width=24>${escapeHtml(appFacts().product.name)}</header>`,
    '<main><svg class=key viewBox="3 0 126 40" stroke-width=1.5>',
    '<path d="M30 20.5a13 13 0 1 1-26 0a13 13 0 0 1 26 0zM16 20.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z',
    'M30 14H66l4 5-5 3 5 6H30M78 14h40l8 6-8 8H78l-4-6 5-3z"/></svg>',
    `<small>${status}</small><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    isMissing ? '' : `<a href="">${escapeHtml(translate('error-pages:tryAgain'))}</a> `,
    `<a href=/>${escapeHtml(translate('error-pages:home'))}</a></main>`,
    '<svg class=edge height=108><path d="M-3e3 1H14l8 16h14l8-16H67l14 28h14l14-28h25l6 11h14l5-11h22l17 34',
    'h14l17-34h17l11 22h14l11-22h30l4 8h14l4-8H4e3V110H-3e3z"/></svg>',
  ].join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
