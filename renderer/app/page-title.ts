import type { TFunction } from 'i18next';
import { product } from '#contract/product.ts';
import type { PageHandle } from './page.ts';
import { faultTitle, type PageFault } from './page-fault.ts';

interface ShownPage {
  matches: readonly { handle?: unknown }[];
  search: string;
  /** What stands in place of the page. */
  fault?: PageFault | undefined;
}

/** 'Page | Latchkey' for the innermost route with a title, or for what stands in its place; else the product's name. */
export function pageTitle({ matches, search, fault }: ShownPage, t: TFunction): string {
  const own = matches.map((match) => (match.handle as PageHandle | undefined)?.title).findLast(Boolean);
  const key = fault ? faultTitle(fault) : typeof own === 'function' ? own(new URLSearchParams(search)) : own;
  return key ? `${t(key as 'navigation.home')} | ${product.name}` : product.name;
}
