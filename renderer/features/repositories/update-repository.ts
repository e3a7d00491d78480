import type { ActionFunctionArgs } from 'react-router';
import { repositoryInputSchema } from '#contract/validation/repository.ts';
import { afterSave } from '../../lib/form/after-save.ts';
import { checkForm } from '../../lib/form/check-form.ts';
import { refuseFields } from '../../lib/form/form-error.ts';
import { readField, readFields } from '../../lib/form/form-values.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { Services } from '../../lib/services.ts';
import { changedRepositoryOf } from './changed-repository.ts';
import { keepRepository } from './keep-repository.ts';
import { refuseRepository } from './reject-repository.ts';
import { repositoryFields } from './repository-values.ts';

/**
 * Stores what the form says of a repository. Where somebody else has changed it meanwhile, nothing is written over: the
 * refusal shows their version, and carries its number, so that the next try replaces it knowingly. One that was deleted
 * can be saved as a new one (`intent=save-as-new`).
 */
export async function updateRepository({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = readFields(form, [...repositoryFields, 'expectedUpdatedAt']);
  const asNew = readField(form, 'intent') === 'save-as-new';
  const { input, faults } = checkForm(repositoryInputSchema, values);
  if (faults) return refuseFields(faults, values);
  const areaData = await data.load();
  const { create, update } = areaData.api.repositories;
  const { expectedUpdatedAt } = values;
  try {
    const saved = await (asNew
      ? create.call(input)
      : update.call({ ...input, id: params.id ?? '', expectedUpdatedAt }));
    await keepRepository(areaData, saved);
    const message = i18n.t('repositories:form.saved', { name: isolate(saved.name) });
    return afterSave(`/manager/repositories/${saved.id}`, message);
  } catch (error) {
    const version = changedRepositoryOf(error)?.current.updatedAt ?? expectedUpdatedAt;
    return refuseRepository(areaData.api, error, { ...values, expectedUpdatedAt: version });
  }
}
