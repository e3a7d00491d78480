import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { Services } from '../lib/services/services.ts';
import { redirectSignedIn } from './redirect-signed-in.ts';

/** /login/verify is for the address that a code was sent to: without a valid one the visitor belongs on /login. */
export async function requireEmail(services: Services, args: LoaderFunctionArgs): Promise<null> {
  const { readSearch, verifySearch } = await import('#contract/validation/search-params.ts');
  const search = readSearch(verifySearch, new URL(args.request.url).searchParams);
  if (search.email !== undefined) return redirectSignedIn(services, args);
  throw redirect(search.redirect ? `/login?${new URLSearchParams({ redirect: search.redirect })}` : '/login');
}
