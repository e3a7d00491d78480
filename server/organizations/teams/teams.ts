import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { requireInOrganization, requireMember } from '../organization-scope.ts';
import { findTeam, readTeams } from './find-team.ts';

export const listTeams = operation.organizations.teams
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input }) => {
    const items = await readTeams(context.database, await requireMember(context, input.id));
    return { readAt: new Date().toISOString(), items };
  });

export const readTeam = operation.organizations.team
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId } }) =>
    findTeam(context.database, await requireMember(context, id), teamId),
  );

export const createTeam = operation.organizations.createTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, name } }) => {
    const scope = await requireMember(context, id);
    const created = await context.callAuth((api, headers) =>
      api.createTeam({ headers, body: { organizationId: id, name }, returnHeaders: true }),
    );
    return findTeam(context.database, scope, created.id);
  });

export const renameTeam = operation.organizations.renameTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId, name } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    await context.callAuth((api, headers) =>
      api.updateTeam({ headers, body: { teamId, data: { organizationId: id, name } }, returnHeaders: true }),
    );
    return findTeam(context.database, scope, teamId);
  });

export const deleteTeam = operation.organizations.deleteTeam
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context, input: { id, teamId } }) => {
    const scope = await requireMember(context, id);
    await findTeam(context.database, scope, teamId);
    requireInOrganization(
      scope,
      'team',
      'delete',
      'YOU_ARE_NOT_ALLOWED_TO_DELETE_TEAMS_IN_THIS_ORGANIZATION',
    );
    await context.callAuth((api, headers) =>
      api.removeTeam({ headers, body: { organizationId: id, teamId }, returnHeaders: true }),
    );
    return { id: teamId };
  });
