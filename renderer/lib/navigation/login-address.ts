import { safeRedirect } from '#contract/validation/safe-redirect.ts';

/**
 * /login, with the page to go to after signing in where the current address names one.
 * @param email is in the field already, to be corrected rather than typed again
 */
export function loginAddress(search: URLSearchParams, email = ''): string {
  const redirect = safeRedirect(search.get('redirect'));
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(email && { email }) }).toString();
  return query ? `/login?${query}` : '/login';
}
