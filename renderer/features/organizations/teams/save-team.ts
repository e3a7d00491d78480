import type { ActionFunctionArgs } from 'react-router';
import { teamInputSchema } from '#contract/organizations/teams.ts';
import { afterSave } from '../../../components/form/after-save.ts';
import { checkForm } from '../../../components/form/check-form.ts';
import { rejectFields, rejectForm, rejectUnknown } from '../../../components/form/form-error.ts';
import { readFields } from '../../../components/form/form-values.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { isolate } from '../../../lib/format/isolate.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';
import type { Services } from '../../../lib/services/services.ts';
import { invalidateTeams } from './team-queries.ts';

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

interface Change {
  services: ApiServices;
  t: Services['i18n']['t'];
  team: { id: string; teamId: string };
  values: Record<string, string>;
  /** The page without what its forms have sent. */
  page: string;
}

/** Answers the forms of a team's page, each of which says in `intent` what it is about; the page stays. */
export async function changeTeam({ data, i18n }: Services, { request, params }: ActionFunctionArgs) {
  const { id = '', teamId = '' } = params;
  const form = await request.formData();
  const { pathname } = new URL(request.url);
  const change = { services: await data.load(), t: i18n.t, team: { id, teamId }, page: pathname };
  const read = (names: string[]) => ({ ...change, values: readFields(form, ['intent', ...names]) });
  const intent = form.get('intent');
  if (intent === 'rename') return rename(read(['name']));
  if (intent === 'add') return add(read(['memberId', 'memberId.label']));
  return rejectUnknown('intent', {});
}

async function rename({ services, t, team, values, page }: Change) {
  const { input, fieldErrors } = checkForm(teamInputSchema, values);
  if (fieldErrors) return rejectFields(fieldErrors, values);
  try {
    await services.api.organizations.renameTeam.call({ ...team, ...input });
    await invalidateTeams(services);
    return afterSave(page, t('organizations-teams:rename.done'));
  } catch (error) {
    return rejectTeam(error, values);
  }
}

async function add({ services, t, team, values, page }: Change) {
  const { memberId = '' } = values;
  if (memberId === '') return rejectFields({ memberId: t('organizations-teams:add.required') }, values);
  try {
    const { name, email } = await services.api.organizations.addTeamMember.call({ ...team, memberId });
    await invalidateTeams(services);
    return afterSave(page, t('organizations-teams:add.done', { name: isolate(name || email) }));
  } catch (error) {
    return rejectForm(error, values);
  }
}

/** As rejectForm; that the name is taken is said at its field. */
function rejectTeam(error: unknown, values: Record<string, string>) {
  return error instanceof ApiError && error.code === 'TEAM_ALREADY_EXISTS'
    ? rejectFields({ name: error.message }, values)
    : rejectForm(error, values);
}
