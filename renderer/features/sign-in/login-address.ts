import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/** /login, with the page to go to after signing in where the current address names one. */
export function loginAddress(search: URLSearchParams): string {
  const redirect = safeRedirect(search.get('redirect'));
  return redirect ? `/login?${new URLSearchParams({ redirect })}` : '/login';
}
