import type { ActionFunctionArgs } from 'react-router';
import { organizationInputSchema } from '#contract/organizations/organization-input.ts';
import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readField } from '../../../components/form/form-values.ts';
import { readForm } from '../../../components/form/read-form.ts';
import { changedRecord } from '../../../components/record/form/record-errors.ts';
import type { Services } from '../../../lib/services/services.ts';
import { organizationForm } from '../organization/organization-form.ts';
import { showOrganization } from '../organization/show-organization.ts';

/**
 * Stores name and short name. Where somebody else has changed them meanwhile nothing is written over: the error shows
 * their version and carries its number, so that the next try replaces it knowingly.
 */
export async function saveSettings(services: Services, { request, params }: ActionFunctionArgs) {
  const { form, values, input, fieldErrors } = await readForm(
    organizationForm,
    organizationInputSchema,
    services,
    request,
  );
  const expectedUpdatedAt = readField(form, 'expectedUpdatedAt');
  const typed = { ...values, expectedUpdatedAt };
  if (fieldErrors) return rejectFields(fieldErrors, typed);
  const apiServices = await services.data.load();
  try {
    const id = params.id ?? '';
    const saved = await apiServices.api.organizations.changeSettings.call({
      ...input,
      id,
      expectedUpdatedAt,
    });
    showOrganization(apiServices, saved);
  } catch (error) {
    const version = changedRecord<OrganizationDetail>(error)?.current.updatedAt;
    return rejectForm(error, { ...typed, ...(version && { expectedUpdatedAt: version }) });
  }
  return afterSave(new URL(request.url).pathname, services.i18n.t('organizations:general.saved'));
}
