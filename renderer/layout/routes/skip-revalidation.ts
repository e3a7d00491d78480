import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A list that is searched or sorted shows by itself what comes of it: the navigation does not wait for that. */
export function skipRevalidation({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
