import { getSessionFromCtx, isAPIError } from 'better-auth/api';
import { lostStates } from '#contract/errors/provider-errors.ts';
import { isAccountPage } from '#contract/return-addresses.ts';
import { hook } from '../hook.ts';

/**
 * After the return from a provider that this browser no longer waits for: it began again in another tab, or its cookie
 * has expired. Users who are signed in go on: to the page they asked for, or to the account page where the account is
 * linked by now. All others are told to start again (callback-failures.ts).
 */
export const goOnWithoutState = hook('/callback/:id', async (ctx) => {
  const { returned, internalAdapter, baseURL } = ctx.context;
  const location = isAPIError(returned) ? new Headers(returned.headers).get('location') : null;
  const page = location === null ? null : URL.parse(location, baseURL);
  if (!page || !lostStates.includes(page.searchParams.get('error') ?? '')) return;
  const found = await getSessionFromCtx(ctx);
  if (!found) return;
  page.searchParams.delete('error');
  if (isAccountPage(page.pathname)) {
    const provider = String(ctx.params?.id);
    const accounts = await internalAdapter.findAccounts(found.user.id);
    if (!accounts.some(({ providerId }) => providerId === provider)) return;
    page.searchParams.set('linked', provider);
  } else {
    // With a session it leads on to the page in `redirect`.
    page.pathname = '/login';
  }
  throw ctx.redirect(page.href);
});
