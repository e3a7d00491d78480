import type { TFunction } from 'i18next';
import { product } from '#contract/product.ts';
import type { PageHandle } from './page.ts';

/** 'Page | Latchkey' for the innermost route with a title, else the product's name alone. */
export function pageTitle(matches: readonly { handle?: unknown }[], t: TFunction): string {
  const key = matches.map((match) => (match.handle as PageHandle | undefined)?.title).findLast(Boolean);
  return key ? `${t(key as never)} | ${product.name}` : product.name;
}
