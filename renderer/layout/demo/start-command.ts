import type { product } from '#contract/product.ts';

/** What to type in a terminal to have a copy of the product. */
export function startCommand({
  scaffoldCommand,
  sourceUrl,
}: Pick<typeof product, 'scaffoldCommand'> & { sourceUrl: string }): string {
  return scaffoldCommand ?? `git clone ${sourceUrl}`;
}
