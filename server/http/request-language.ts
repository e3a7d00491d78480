import type { IncomingMessage } from 'node:http';
import { appFacts } from '#contract/facts/define-app.ts';
import { isLanguage, type Language } from '#contract/facts/languages.ts';
import { preferenceCookies } from '#contract/preferences.ts';
import { readCookie } from './cookies.ts';

/**
 * The language of a response: `?lng=`, cookie, Accept-Language, else English. Pages use the signed-in user's language,
 * too: server/auth/session/create-api-context.ts.
 */
export function requestLanguage(req: IncomingMessage & { originalUrl?: string }): Language {
  return detectLanguage({
    url: req.originalUrl ?? req.url,
    cookie: req.headers.cookie,
    acceptLanguage: req.headers['accept-language'],
  });
}

/** The supported language in `?lng=`, cookie or Accept-Language, in this order; undefined if there is none. */
export function knownLanguage(req: IncomingMessage & { originalUrl?: string }): Language | undefined {
  return chosenLanguage(req) ?? firstLanguage(acceptedLanguages(req.headers['accept-language'] ?? ''));
}

/** The language chosen in this browser, by `?lng=` or earlier and stored in the cookie. */
export function chosenLanguage(req: IncomingMessage & { originalUrl?: string }): Language | undefined {
  return firstLanguage(choices({ url: req.originalUrl ?? req.url, cookie: req.headers.cookie }));
}

/** The same for Fetch headers. */
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

function detectLanguage({ acceptLanguage, ...chosen }: LanguageSources): Language {
  return (
    firstLanguage([...choices(chosen), ...acceptedLanguages(acceptLanguage ?? '')]) ??
    appFacts().defaultLanguage
  );
}

function choices({ url, cookie }: LanguageSources): (string | null | undefined)[] {
  const query = url?.split('?', 2)[1];
  return [
    query === undefined ? undefined : new URLSearchParams(query.split('#', 1)[0]).get('lng'),
    readCookie(cookie, preferenceCookies.language.name),
  ];
}

function firstLanguage(candidates: (string | null | undefined)[]): Language | undefined {
  return candidates.map((candidate) => baseLanguage(candidate ?? '')).find(isLanguage);
}

/** 'fr-CA' is served as 'fr'. */
function baseLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0] ?? '';
}

/** Tags of an Accept-Language header in order of preference; those with q=0 are excluded (RFC 9110, 12.5.4). */
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

/** Headers of a response in the client's language, for caches and screen readers. */
export function languageHeaders(language: Language) {
  return { 'Content-Language': language, Vary: 'Accept-Language, Cookie' } as const;
}
