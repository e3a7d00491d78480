import { data, type MiddlewareFunction, redirect } from 'react-router';
import { loadInit } from '../lib/init.ts';
import { may } from '../lib/permissions.ts';
import { servicesContext } from '../lib/services.ts';

/** Thrown in place of a page while a person still has to give a name; the root shows the form for it. */
export const onboardingRequired = { kind: 'onboarding-required' } as const;

/**
 * Lets through who is signed in, onboarded and allowed in the area, in this order: others go to /login and come back
 * after it, give their name in place, or see the 403 page.
 */
export function guardArea(area: 'app' | 'manager'): MiddlewareFunction {
  return async ({ request, context }, next) => {
    const init = await loadInit(context.get(servicesContext));
    if (!init.visitor) {
      const { pathname, search } = new URL(request.url);
      throw redirect(`/login?${new URLSearchParams({ redirect: pathname + search })}`);
    }
    if (!init.visitor.onboarded) throw data(onboardingRequired, { status: 200 });
    if (!may(init, 'apps', area)) throw data(null, { status: 403 });
    return next();
  };
}
