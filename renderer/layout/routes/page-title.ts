import type { TFunction } from 'i18next';
import { appFacts } from '#contract/facts/define-app.ts';
import type { NamedRecord, PageHandle } from './page.ts';
import { type PageError, pageErrorTitle } from './page-error.ts';

interface ShownPage {
  matches: readonly { handle?: unknown; loaderData?: unknown }[];
  search: string;
  /** Error or form in place of the page. */
  pageError?: PageError | undefined;
}

/** 'Page | Product' for the innermost route with a title, or for what replaces it; else the product's name. */
export function pageTitle({ matches, search, pageError }: ShownPage, t: TFunction): string {
  const translate = (key: string) => t(key as 'navigation.home');
  const parts = pageError
    ? [translate(pageErrorTitle(pageError))]
    : pageParts({ matches, search }, translate);
  return [...(parts.length > 0 ? [parts.join(' · ')] : []), appFacts().product.name].join(' | ');
}

/**
 * The page of a record is called by its name, as far as that is known. Other pages of a record have the name after
 * their title: 'Members · Acme'.
 */
function pageParts({ matches, search }: ShownPage, translate: (key: string) => string): readonly string[] {
  const named = matches.map(({ handle, loaderData }) => ({
    ...(handle as PageHandle | undefined),
    name: (loaderData as NamedRecord | null | undefined)?.recordName,
  }));
  const place = named.findLastIndex(({ title }) => title);
  const { title, isAspect, name } = named[place] ?? {};
  if (!title) return [];
  const names = named.slice(0, place + 1).flatMap((match) => match.name || []);
  // The first page of a record has the name that its layout has, too.
  const shown = [...new Set(names.reverse())];
  if (name && !isAspect) return shown;
  return [translate(typeof title === 'function' ? title(new URLSearchParams(search)) : title), ...shown];
}
