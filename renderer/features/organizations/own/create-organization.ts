import type { ActionFunctionArgs } from 'react-router';
import { organizationInputSchema } from '#contract/organizations/organization-input.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readField } from '../../../components/form/form-values.ts';
import { readForm } from '../../../components/form/read-form.ts';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, failureText } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { organizationForm } from '../organization/organization-form.ts';
import { showSwitch } from '../switcher/show-switch.ts';

/** Creates the organization of the form, which is the active one from then on, and shows it. */
export async function createOrganization(services: Services, { request }: ActionFunctionArgs) {
  const { form, values, input, fieldErrors } = await readForm(
    organizationForm,
    organizationInputSchema,
    services,
    request,
  );
  const picture = readField(form, 'picture');
  const typed = { ...values, picture };
  if (fieldErrors) return rejectFields(fieldErrors, typed);
  const apiServices = await services.data.load();
  const { api, queryClient } = apiServices;
  try {
    const created = await api.organizations.create.call(input);
    if (picture !== '')
      Object.assign(created, await uploadPicture(services, apiServices, created.id, picture));
    queryClient.setQueryData(api.organizations.read.queryKey({ input: { id: created.id } }), created);
    await showSwitch(services, await api.organizations.list.call());
    const message = services.i18n.t('organizations:own.created', { name: isolate(created.name) });
    return afterSave(`/app/organizations/${created.id}/members/invite?new`, message);
  } catch (error) {
    if (isUsedSlug(error)) return rejectFields({ slug: services.i18n.t('organizations:slug.used') }, typed);
    return rejectForm(error, typed);
  }
}

/** The organization stands without its picture, which can be chosen again on the page that follows. */
async function uploadPicture(
  { i18n }: Services,
  { api }: ApiServices,
  id: string,
  content: string,
): Promise<{ logo?: string }> {
  try {
    return await api.organizations.uploadPicture.call({ id, content });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (typeof document !== 'undefined')
      toast.warning(i18n.t('organizations:own.pictureFailed'), {
        description: failureText(translateWith(i18n), error),
      });
    return {};
  }
}

/** Whether an error means that the slug is taken. */
function isUsedSlug(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'ORGANIZATION_ALREADY_EXISTS';
}
