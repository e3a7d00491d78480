import type { ActionFunctionArgs } from 'react-router';
import { organizationInputSchema } from '#contract/organizations/organization-input.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readField } from '../../../components/form/form-values.ts';
import { readForm } from '../../../components/form/read-form.ts';
import { changedRecord } from '../../../components/record/conflicts.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, failureText } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import { translateWith } from '../../../lib/i18n/use-translate.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { showSwitch } from '../switcher/active-organization.ts';
import { showOrganization } from './organization.ts';
import { organizationForm } from './organization-fields.tsx';

const read = (services: Services, { request }: ActionFunctionArgs) =>
  readForm(organizationForm, organizationInputSchema, services, request);

/** Creates the organization of the form, which is the active one from then on, and shows it. */
export async function createOrganization(services: Services, args: ActionFunctionArgs) {
  const { form, values, input, fieldErrors } = await read(services, args);
  const picture = readField(form, 'picture');
  const typed = { ...values, picture };
  if (fieldErrors) return rejectFields(fieldErrors, typed);
  const { api, queryClient } = await services.data.load();
  const { t } = services.i18n;
  try {
    const created = await api.organizations.create.call(input);
    if (picture !== '') Object.assign(created, await uploadPicture(services, api, created.id, picture));
    queryClient.setQueryData(api.organizations.read.queryKey({ input: { id: created.id } }), created);
    await showSwitch(services, await api.organizations.list.call());
    const message = t('organizations:own.created', { name: isolate(created.name) });
    return afterSave(`/app/organizations/${created.id}/members/invite?new`, message);
  } catch (error) {
    return error instanceof ApiError && error.code === 'ORGANIZATION_ALREADY_EXISTS'
      ? rejectFields({ slug: t('organizations:slug.used') }, typed)
      : rejectForm(error, typed);
  }
}

/** The organization stands without its picture, which can be chosen again on the page that follows. */
async function uploadPicture(
  { i18n }: Services,
  api: Api,
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

/**
 * Stores name and short name. Where somebody else has changed them meanwhile nothing is written over: the error shows
 * their version and carries its number, so that the next try replaces it knowingly.
 */
export async function saveSettings(services: Services, args: ActionFunctionArgs) {
  const { form, values, input, fieldErrors } = await read(services, args);
  const id = args.params.id ?? '';
  const expectedUpdatedAt = readField(form, 'expectedUpdatedAt');
  const typed = { ...values, expectedUpdatedAt };
  if (fieldErrors) return rejectFields(fieldErrors, typed);
  const apiServices = await services.data.load();
  const { changeSettings } = apiServices.api.organizations;
  try {
    showOrganization(apiServices, await changeSettings.call({ ...input, id, expectedUpdatedAt }));
  } catch (error) {
    const version = changedRecord<OrganizationDetail>(error)?.current.updatedAt;
    return rejectForm(error, { ...typed, ...(version && { expectedUpdatedAt: version }) });
  }
  return afterSave(new URL(args.request.url).pathname, services.i18n.t('organizations:general.saved'));
}
