import type { ActionFunctionArgs } from 'react-router';
import { afterSave } from '../../../lib/form/after-save.ts';
import { checkForm } from '../../../lib/form/check-form.ts';
import { refuse, refuseFields } from '../../../lib/form/form-error.ts';
import { readFields } from '../../../lib/form/form-values.ts';
import type { Services } from '../../../lib/services.ts';
import { showAccountChange } from '../show-account-change.ts';
import { nameFormSchema } from './name-form-schema.ts';

/** Stores the name of the form and shows it everywhere; the page stays. */
export async function saveName({ init, data, i18n }: Services, { request }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['name']);
  const { input, faults } = checkForm(nameFormSchema, values);
  if (faults) return refuseFields(faults, values);
  const areaData = await data.load();
  try {
    const saved = await areaData.api.account.changeName.call(input);
    showAccountChange({ init, data: areaData }, saved);
  } catch (error) {
    return refuse(error, values);
  }
  return afterSave(new URL(request.url).pathname, i18n.t('account:profile.saved'));
}
