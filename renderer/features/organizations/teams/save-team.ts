import type { ActionFunctionArgs } from 'react-router';
import { teamInputSchema } from '#contract/organizations/teams.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { checkForm } from '../../../components/form/check-form.ts';
import { rejectFields, rejectForm } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { readAgain } from '../organization/organization.ts';

/** Creates a team, or renames the one that the address names, and shows it. */
export async function saveTeam(services: Services, { request, params }: ActionFunctionArgs) {
  const { id = '', teamId } = params;
  const values = readFields(await request.formData(), ['name']);
  const { input, fieldErrors } = checkForm(teamInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  const data = await services.data.load();
  const { createTeam, renameTeam } = data.api.organizations;
  const { t } = services.i18n;
  try {
    const team = await (teamId
      ? renameTeam.call({ id, teamId, ...input })
      : createTeam.call({ id, ...input }));
    await readAgain(data);
    return afterSave(
      `/app/organizations/${id}/teams/${team.id}`,
      t(`organizations-teams:${teamId ? 'rename' : 'create'}.done`, { name: isolate(team.name) }),
    );
  } catch (error) {
    return error instanceof ApiError && error.code === 'TEAM_ALREADY_EXISTS'
      ? rejectFields({ name: error.message }, values)
      : rejectForm(error, values);
  }
}
