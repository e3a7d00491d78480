import type { ActionFunctionArgs } from 'react-router';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm, rejectUnknown } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { isolate, withoutIsolates } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { saveSettings } from './save-settings.ts';

/**
 * Answers the forms of the page: the settings, and where no script runs the questions, each of which says in `intent`
 * what it is about.
 */
export async function changeOrganization(services: Services, args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const values = readFields(form, ['intent', 'memberId', 'typed']);
  if (values.intent === '') return saveSettings(services, args);
  const { i18n } = services;
  const { api } = await services.data.load();
  const input = { id: args.params.id ?? '' };
  const list = '/app/organizations';
  try {
    const { name } = await api.organizations.read.call(input);
    if (values.intent === 'leave') {
      await api.organizations.leave.call(input);
      return afterSave(list, i18n.t('organizations:leave.done', { name: isolate(name) }));
    }
    if (values.intent === 'transfer') {
      const { memberId } = values;
      if (memberId === '')
        return rejectFields({ memberId: i18n.t('organizations:transfer.required') }, values);
      await api.organizations.transfer.call({ ...input, memberId });
      return afterSave(`${list}/${input.id}`, i18n.t('organizations:general.saved'));
    }
    if (values.intent !== 'delete') return rejectUnknown('intent', values);
    if (withoutIsolates(values.typed).trim() !== name.trim())
      return rejectFields({ typed: i18n.t('organizations:delete.required') }, values);
    await api.organizations.delete.call(input);
    return afterSave(list, i18n.t('organizations:delete.done', { name: isolate(name) }));
  } catch (error) {
    return rejectForm(error, values);
  }
}
