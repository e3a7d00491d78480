import { type ActionFunctionArgs, redirect } from 'react-router';
import { safeRedirect } from '#contract/validation/safe-redirect.ts';
import { readField } from '../../../components/form/form-values.ts';
import type { Services } from '../../../lib/services/services.ts';
import { showSwitch } from './show-switch.ts';

/** Makes the organization of a form the active one, or none, and goes on at the address that the form says. */
export async function switchOrganization({ data }: Services, { request }: ActionFunctionArgs) {
  const form = await request.formData();
  const id = readField(form, 'id') || null;
  const apiServices = await data.load();
  showSwitch(apiServices, await apiServices.api.organizations.setActive.call({ id }));
  return redirect(safeRedirect(readField(form, 'next')) ?? '/app', 303);
}
