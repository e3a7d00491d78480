import { type ActionFunctionArgs, redirect } from 'react-router';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { readField } from '../../../components/form/form-values.ts';
import type { Services } from '../../../lib/services/services.ts';
import { showSwitch } from './show-switch.ts';

/** Makes the organization of a form the active one, or none, and goes on at the address that the form says. */
export async function switchOrganization(services: Services, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = readField(form, 'id') || null;
  const next = safeRedirect(readField(form, 'next')) ?? '/app';
  const { api } = await services.data.load();
  const own = await api.organizations.setActive.call({ id });
  await showSwitch(services, own);
  return redirect(next, 303);
}
