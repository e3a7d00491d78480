import type { ActionFunctionArgs } from 'react-router';
import { teamInputSchema } from '#contract/organizations/teams.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { checkForm } from '../../../components/form/check-form.ts';
import { rejectFields, rejectForm, rejectUnknown } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { Services } from '../../../lib/services/services.ts';
import { readAgain } from '../organization/organization.ts';

/** Answers the forms of teams: the one that creates a team, and those on its page, which say in `intent` what they do. */
export async function saveTeam(services: Services, { request, params }: ActionFunctionArgs) {
  const { id = '', teamId = '' } = params;
  const values = readFields(await request.formData(), ['intent', 'name', 'memberId', 'memberId.label']);
  const data = await services.data.load();
  const { createTeam, renameTeam, addTeamMember } = data.api.organizations;
  const { t } = services.i18n;
  const done = async (path: string, text: string) => {
    await readAgain(data);
    return afterSave(`/app/organizations/${id}/teams/${path}`, text);
  };
  try {
    if (teamId !== '' && values.intent === 'add') {
      const { memberId } = values;
      if (memberId === '') return rejectFields({ memberId: t('organizations-teams:add.required') }, values);
      const { name, email } = await addTeamMember.call({ id, teamId, memberId });
      return await done(teamId, t('organizations-teams:add.done', { name: isolate(name || email) }));
    }
    if (teamId !== '' && values.intent !== 'rename') return rejectUnknown('intent', {});
    const { input, fieldErrors } = checkForm(teamInputSchema, values);
    if (fieldErrors) return rejectFields(fieldErrors, values);
    if (teamId !== '') {
      await renameTeam.call({ id, teamId, ...input });
      return await done(teamId, t('organizations-teams:rename.done'));
    }
    const team = await createTeam.call({ id, ...input });
    return await done(team.id, t('organizations-teams:create.done', { name: isolate(team.name) }));
  } catch (error) {
    return error instanceof ApiError && error.code === 'TEAM_ALREADY_EXISTS'
      ? rejectFields({ name: error.message }, values)
      : rejectForm(error, values);
  }
}
