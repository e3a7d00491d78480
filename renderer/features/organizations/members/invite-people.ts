import { type ActionFunctionArgs, data } from 'react-router';
import { inviteInputSchema } from '#contract/organizations/invitations.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readForm } from '../../../components/form/read-form.ts';
import type { Services } from '../../../lib/services/services.ts';
import { readAgain } from '../organization/organization.ts';
import { type InviteAnswer, inviteForm } from './invite-page.tsx';

/** Invites the addresses of the form, and leads to the list; those that were not invited are told first. */
export async function invitePeople(services: Services, { request, params }: ActionFunctionArgs) {
  const id = params.id ?? '';
  const { values, input, fieldErrors } = await readForm(inviteForm, inviteInputSchema, services, request);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const apiServices = await services.data.load();
  try {
    const { results } = await apiServices.api.organizations.invite.call({ id, ...input });
    if (typeof document !== 'undefined') void readAgain(apiServices);
    const count = results.filter(({ result }) => result === 'invited').length;
    if (count === results.length)
      return afterSave(
        `/app/organizations/${id}/members`,
        services.i18n.t('organizations-invitations:invite.done', { count }),
      );
    // Those that can be corrected stay in the field.
    const left = results.filter(({ result }) => result === 'invalid').map(({ given }) => given);
    const answer: InviteAnswer = { results, values: { ...values, emails: left.join('\n') } };
    return data(answer);
  } catch (error) {
    return rejectForm(error, values);
  }
}
