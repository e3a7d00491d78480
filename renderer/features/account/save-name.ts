import type { ActionFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { nameSchema } from '#contract/validation/name.ts';
import { afterSave } from '../../components/form/after-save.ts';
import { checkForm } from '../../components/form/check-form.ts';
import { rejectFields, rejectForm } from '../../components/form/form-error.ts';
import { readFields } from '../../components/form/form-values.ts';
import type { Services } from '../../lib/services/services.ts';
import { showAccountChange } from './account-change.ts';

/** The rules of the form with the own name, for the page and for its action. */
export const nameFormSchema = z.object({ name: nameSchema });

/** Stores the name of the form and shows it everywhere; the page stays. */
export async function saveName({ init, data, i18n }: Services, { request }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['name']);
  const { input, fieldErrors } = checkForm(nameFormSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await data.load();
  try {
    const saved = await apiServices.api.account.changeName.call(input);
    showAccountChange({ init, data: apiServices }, saved);
  } catch (error) {
    return rejectForm(error, values);
  }
  return afterSave(new URL(request.url).pathname, i18n.t('account:profile.saved'));
}
