import type { ActionFunctionArgs } from 'react-router';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { afterSave } from '../../components/form/after-save.ts';
import { checkForm } from '../../components/form/check-form.ts';
import { rejectFields } from '../../components/form/form-error.ts';
import { readField, readFields } from '../../components/form/form-values.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { Services } from '../../lib/services/services.ts';
import { conflictingRepository } from './conflicting-repository.ts';
import { rejectRepository } from './reject-repository.ts';
import { repositoryFields } from './repository-values.ts';
import { updateRepositoryCache } from './update-repository-cache.ts';

/**
 * Stores what the form says of a repository. Where somebody else has changed it meanwhile, nothing is written over: the
 * error shows their version, and carries its number, so that the next try replaces it knowingly. One that was deleted
 * can be saved as a new one (`intent=save-as-new`).
 */
export async function updateRepository({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readFields(form, [...repositoryFields, 'expectedUpdatedAt']);
  const asNew = readField(form, 'intent') === 'save-as-new';
  const { input, fieldErrors } = checkForm(repositoryInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await data.load();
  const { create, update } = apiServices.api.repositories;
  const { expectedUpdatedAt } = values;
  try {
    const saved = await (asNew
      ? create.call(input)
      : update.call({ ...input, id: params.id ?? '', expectedUpdatedAt }));
    await updateRepositoryCache(apiServices, saved);
    const message = i18n.t('repositories:form.saved', { name: isolate(saved.name) });
    return afterSave(`/manager/repositories/${saved.id}`, message);
  } catch (error) {
    const version = conflictingRepository(error)?.current.updatedAt ?? expectedUpdatedAt;
    return rejectRepository(apiServices.api, error, { ...values, expectedUpdatedAt: version });
  }
}
