import type { MiddlewareFunction } from 'react-router';
import { loadDemo } from '../lib/demo/load-demo.ts';
import { loadImpersonationBanner } from '../lib/frame/impersonation.ts';
import { servicesContext } from '../lib/services.ts';

/**
 * Fetches the strips that stand above every page where there is cause for them. Ahead of the guards, because what
 * stands in place of a refused page has them as well.
 */
export const loadStrips: MiddlewareFunction = async ({ context }, next) => {
  const { init, i18n } = context.get(servicesContext);
  const known = await init.load();
  await Promise.all([loadImpersonationBanner(known), loadDemo(known, i18n)]);
  return next();
};
