import type { ActionFunctionArgs } from 'react-router';
import { repositoryInputSchema } from '#contract/repositories/repository-input.ts';
import { afterSave } from '../../components/form/after-save.ts';
import { checkForm } from '../../components/form/check-form.ts';
import { rejectFields } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import { isolate } from '../../lib/format/isolate.ts';
import type { Services } from '../../lib/services/services.ts';
import { rejectRepository } from './reject-repository.ts';
import { repositoryFields } from './repository-values.ts';
import { updateRepositoryCache } from './update-repository-cache.ts';

/** Adds the repository of the form and shows it. */
export async function createRepository({ data, i18n }: Services, { request }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), repositoryFields);
  const { input, fieldErrors } = checkForm(repositoryInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await data.load();
  try {
    const created = await apiServices.api.repositories.create.call(input);
    await updateRepositoryCache(apiServices, created);
    const message = i18n.t('repositories:form.added', { name: isolate(created.name) });
    return afterSave(`/manager/repositories/${created.id}`, message);
  } catch (error) {
    return rejectRepository(apiServices.api, error, values);
  }
}
