import { type LoaderFunctionArgs, redirect } from 'react-router';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { homeOf } from '../lib/permissions.ts';
import type { Services } from '../lib/services/services.ts';

/** Sends a user who is signed in already to the page asked for, else to their own area. */
export async function redirectSignedIn(services: Services, { request }: LoaderFunctionArgs): Promise<null> {
  const init = await services.init.load();
  if (!init.visitor) return null;
  throw redirect(safeRedirect(new URL(request.url).searchParams.get('redirect')) ?? homeOf(init));
}
