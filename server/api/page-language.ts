import type { IncomingMessage } from 'node:http';
import { defaultLanguage, isLanguage, type Language } from '#contract/languages.ts';
import type { FoundSession } from '../auth/session/find-session.ts';
import { knownLanguage } from '../http/request-language.ts';

interface PageLanguageOptions {
  demo: boolean;
  findSession(): Promise<FoundSession | null>;
}

/**
 * The language of a page: of `?lng=`, the cookie or Accept-Language, else the one that the signed-in user keeps, else
 * English. The users of a demo are shared, so their language is nobody's. A choice that only the browser
 * stores is followed once the page has loaded (renderer/lib/i18n/language-detector.ts).
 */
export async function pageLanguage(
  req: IncomingMessage & { originalUrl?: string },
  { demo, findSession }: PageLanguageOptions,
): Promise<Language> {
  const known = knownLanguage(req);
  if (known || demo) return known ?? defaultLanguage;
  // Where the session cannot be read the page says so, in whatever language is known.
  const found = await findSession().catch(() => null);
  return (found?.impersonatedBy ? null : storedLanguage(found)) ?? defaultLanguage;
}

/** The language that a user keeps for mails, and for pages where nothing else is known. */
export function storedLanguage(found: FoundSession | null): Language | null {
  const language = found?.user.language;
  return isLanguage(language) ? language : null;
}
