import type { ActionFunctionArgs } from 'react-router';
import { teamInputSchema } from '#contract/organizations/teams.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { checkForm } from '../../../components/form/check-form.ts';
import { rejectFields } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { invalidateTeams } from './invalidate-teams.ts';
import { rejectTeam } from './reject-team.ts';

/** Creates the team that the form names, and leads to it. */
export async function createTeam({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const values = readFields(await request.formData(), ['name']);
  const { input, fieldErrors } = checkForm(teamInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const services = await data.load();
  const id = params.id ?? '';
  try {
    const team = await services.api.organizations.createTeam.call({ id, ...input });
    await invalidateTeams(services);
    const message = i18n.t('organizations-teams:create.done', { name: isolate(team.name) });
    return afterSave(`/app/organizations/${id}/teams/${team.id}`, message);
  } catch (error) {
    return rejectTeam(error, values);
  }
}
