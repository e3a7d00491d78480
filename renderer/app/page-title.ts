import type { TFunction } from 'i18next';
import { product } from '#contract/product.ts';
import type { NamedRecord, PageHandle } from '../layout/routes/page.ts';
import { type PageError, pageErrorTitle } from './page-error.ts';

interface ShownPage {
  matches: readonly { handle?: unknown; loaderData?: unknown }[];
  search: string;
  /** Error or form in place of the page. */
  pageError?: PageError | undefined;
}

/**
 * 'Page | Product' for the innermost route with a title, or for what replaces it; else the product's name. The
 * page of a record has its name, as far as it is known.
 */
export function pageTitle({ matches, search, pageError }: ShownPage, t: TFunction): string {
  const match = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  const name = (match?.loaderData as NamedRecord | null | undefined)?.recordName;
  if (name && !pageError) return `${name} | ${product.name}`;
  const own = (match?.handle as PageHandle | undefined)?.title;
  const key = pageError
    ? pageErrorTitle(pageError)
    : typeof own === 'function'
      ? own(new URLSearchParams(search))
      : own;
  return key ? `${t(key as 'navigation.home')} | ${product.name}` : product.name;
}
