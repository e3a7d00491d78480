import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Init } from '#contract/api/init.ts';
import { rejectForm } from '../components/form/form-error.ts';
import { readField } from '../components/form/form-values.ts';
import type { OnboardingRequired } from '../layout/routes/page-error.ts';
import { loadNamespaces } from '../lib/i18n/load-namespaces.ts';
import { may } from '../lib/permissions.ts';
import { type Services, servicesContext } from '../lib/services/services.ts';
import { loadOnboardingAction, loadOnboardingPage, onboardingNamespaces } from './onboarding.ts';

/**
 * Lets through who is signed in, onboarded and allowed in the area, in this order: others go to /login and come back
 * after it, give their name in place, or see the 403 page.
 */
export function guardArea(area: 'app' | 'manager'): MiddlewareFunction {
  return async ({ request, context }, next) => {
    const init = await requireUser(context.get(servicesContext), request);
    if (!may(init, 'apps', area)) throw data(null, { status: 403 });
    return next();
  };
}

/** Lets strangers through; who has signed in without a name yet gives it first. */
export const onboardVisitor: MiddlewareFunction = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const { currentUser } = await services.init.load();
  if (currentUser) await requireUser(services, request);
  return next();
};

/** @throws {Response} to /login, which leads back after it, or the form for one's name in place of the page */
export async function requireUser(
  services: Services,
  request: Request,
  others: Record<string, string> = {},
): Promise<Init> {
  const init = await services.init.load();
  if (!init.currentUser) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`/login?${new URLSearchParams({ redirect: pathname + search, ...others })}`);
  }
  if (!init.currentUser.onboarded) throw await onboard(services, request);
  return init;
}

/**
 * The form for one's name is at the address of the page that is asked for, and is sent there: so the address and
 * what it asks for stay as they are, with JavaScript and without.
 */
async function onboard(services: Services, request: Request) {
  await Promise.all([loadOnboardingPage(), loadNamespaces(services.i18n, onboardingNamespaces)]);
  const required: OnboardingRequired = { kind: 'onboarding-required' };
  if (request.method !== 'POST') return data(required, { status: 200 });
  const answer = await answerOnboarding(services, request);
  if (answer instanceof Response) return answer;
  return data({ ...required, formError: answer.data }, answer.init ?? undefined);
}

/** Runs the form's action. If its code cannot be loaded, the form is rejected with the name still in it. */
async function answerOnboarding(services: Services, request: Request) {
  let answer: Awaited<ReturnType<typeof loadOnboardingAction>>;
  try {
    answer = await loadOnboardingAction();
  } catch (error) {
    return rejectForm(error, { name: readField(await request.formData(), 'name') });
  }
  return answer(services, request);
}
