import type { ActionFunctionArgs } from 'react-router';
import { teamInputSchema } from '#contract/organizations/teams.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { checkForm } from '../../../components/form/check-form.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { invalidateTeams } from './team-queries.ts';

/** Creates the team that the form names, and leads to it; on the page of a team, gives that the name. */
export async function saveTeam({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const { id = '', teamId } = params;
  const values = readFields(await request.formData(), ['name']);
  const { input, fieldErrors } = checkForm(teamInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const services = await data.load();
  const { createTeam, renameTeam } = services.api.organizations;
  try {
    const team = await (teamId === undefined
      ? createTeam.call({ id, ...input })
      : renameTeam.call({ id, teamId, ...input }));
    await invalidateTeams(services);
    const message =
      teamId === undefined
        ? i18n.t('organizations-teams:create.done', { name: isolate(team.name) })
        : i18n.t('organizations-teams:rename.done');
    return afterSave(`/app/organizations/${id}/teams/${team.id}`, message);
  } catch (error) {
    return error instanceof ApiError && error.code === 'TEAM_ALREADY_EXISTS'
      ? rejectFields({ name: error.message }, values)
      : rejectForm(error, values);
  }
}
