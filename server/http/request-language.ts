import type { IncomingMessage } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import { readCookie } from './read-cookie.ts';

/** Name of the cookie that i18next-browser-languagedetector writes, too. */
export const languageCookie = 'i18next';

/** The language of an Express or Node request: `?lng=`, cookie, Accept-Language, else English. */
export function requestLanguage(req: IncomingMessage & { originalUrl?: string }): Language {
  return detectLanguage({
    url: req.originalUrl ?? req.url,
    cookie: req.headers.cookie,
    acceptLanguage: req.headers['accept-language'],
  });
}

/** The same decision for callers that hold Fetch headers. */
export function headersLanguage(headers: Headers, url?: string): Language {
  return detectLanguage({
    url,
    cookie: headers.get('cookie'),
    acceptLanguage: headers.get('accept-language'),
  });
}

interface LanguageSources {
  url?: string | null;
  cookie?: string | null;
  acceptLanguage?: string | null;
}

function detectLanguage({ url, cookie, acceptLanguage }: LanguageSources): Language {
  const query = url?.split('?', 2)[1];
  const candidates = [
    query === undefined ? undefined : new URLSearchParams(query.split('#', 1)[0]).get('lng'),
    readCookie(cookie, languageCookie),
    ...acceptedLanguages(acceptLanguage ?? ''),
  ];
  for (const candidate of candidates) {
    const language = baseLanguage(candidate ?? '');
    if (isLanguage(language)) return language;
  }
  return defaultLanguage;
}

/** 'fr-CA' is served in 'fr'. */
function baseLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
}

/** Tags of an Accept-Language header, the preferred first; those with q=0 are refused (RFC 9110, 12.5.4). */
function acceptedLanguages(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const weight = parameters
        .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1])
        .find(Boolean);
      return { tag, quality: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
