import { product } from '#contract/product.ts';
import { isCode, readLink } from '../deep-links/read-link.ts';

/** A code, and the state where a whole link was pasted. */
export interface PastedSignIn {
  code: string;
  state?: string;
}

/** Reads what a person copied from the website: its code, with whatever spaces came along, or its whole link. */
export function readPasted(text: string): PastedSignIn | undefined {
  const pasted = text.replace(/\s+/g, '');
  if (pasted.startsWith(`${product.deepLinkScheme}:`)) return readLink(pasted).link;
  return isCode(pasted) ? { code: pasted } : undefined;
}
