import { type ActionFunctionArgs, redirect } from 'react-router';
import { nameSchema } from '#contract/validation/name.ts';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { reloadInit } from '../../lib/init.ts';
import type { Services } from '../../lib/services.ts';
import { readField, refuse, refuseField } from './form-refusal.ts';

/** Stores the name of the form and shows the page that the person came for. */
export async function completeOnboarding(services: Services, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = { name: readField(form, 'name') };
  const name = nameSchema.safeParse(values.name);
  if (!name.success) return refuseField('name', name.error.issues, values);
  try {
    await services.api.onboarding.complete.call({ name: name.data });
  } catch (error) {
    return refuse(error, values);
  }
  await reloadInit(services);
  return redirect(safeRedirect(readField(form, 'redirect')) ?? '/login');
}
