import type { MiddlewareFunction } from 'react-router';
import { providerParameter } from '#contract/desktop/addresses.ts';
import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { servicesContext } from '../../lib/services/services.ts';
import { requireUser } from '../guards.ts';

/**
 * Asks for nobody where the page has nothing to hand over, and only says so: its address is none that the desktop app
 * makes, or this is a demo. Otherwise lets through who is signed in and onboarded.
 */
export const guardDesktopSignIn: MiddlewareFunction = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const parseDesktopSignInRequest = await importChunk(
    async () => (await import('#contract/desktop/desktop-sign-in.ts')).parseDesktopSignInRequest,
  );
  const { demo } = await services.init.load();
  const { searchParams } = new URL(request.url);
  const provider = searchParams.get(providerParameter);
  if (!demo && parseDesktopSignInRequest(searchParams)) {
    await requireUser(services, request, provider ? { [providerParameter]: provider } : {});
  }
  return next();
};
