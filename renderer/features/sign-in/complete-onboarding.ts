import { redirect } from 'react-router';
import { nameSchema } from '#contract/validation/name.ts';
import { rejectField, rejectForm } from '../../components/form/form-error.ts';
import { readField } from '../../components/form/form-values.ts';
import type { Services } from '../../lib/services/services.ts';

/** Stores the name of the form and shows the page that the user came for: the one that the form was sent to. */
export async function completeOnboarding(services: Services, request: Request) {
  const form = await request.formData();
  const values = { name: readField(form, 'name') };
  const name = nameSchema.safeParse(values.name);
  if (!name.success) return rejectField('name', name.error.issues, values);
  try {
    const { api } = await services.data.load();
    await api.onboarding.complete.call({ name: name.data });
  } catch (error) {
    return rejectForm(error, values);
  }
  await services.init.reload();
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}
