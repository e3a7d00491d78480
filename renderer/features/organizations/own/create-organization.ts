import type { ActionFunctionArgs } from 'react-router';
import { organizationInputSchema } from '#contract/organizations/organization-input.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readForm } from '../../../components/form/read-form.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { organizationForm } from '../form/organization-form.ts';
import { showSwitch } from '../switcher/show-switch.ts';

/** Creates the organisation of the form, which is the active one from then on, and shows it. */
export async function createOrganization(services: Services, { request }: ActionFunctionArgs) {
  const { values, input, fieldErrors } = await readForm(
    organizationForm,
    organizationInputSchema,
    services,
    request,
  );
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await services.data.load();
  const { api, queryClient } = apiServices;
  try {
    const created = await api.organizations.create.call(input);
    queryClient.setQueryData(api.organizations.read.queryKey({ input: { id: created.id } }), created);
    showSwitch(apiServices, await api.organizations.list.call());
    const message = services.i18n.t('organizations:own.created', { name: isolate(created.name) });
    return afterSave(`/app/organizations/${created.id}`, message);
  } catch (error) {
    if (isUsedSlug(error)) return rejectFields({ slug: services.i18n.t('organizations:slug.used') }, values);
    return rejectForm(error, values);
  }
}

/** Somebody was faster. */
function isUsedSlug(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ORGANIZATION_ALREADY_EXISTS';
}
