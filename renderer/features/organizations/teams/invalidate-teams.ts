import type { ApiServices } from '../../../lib/services/api-services.ts';

/** After a team or who is in it has changed: whatever tells of an organization's teams is read again. */
export async function invalidateTeams({ api, queryClient }: ApiServices): Promise<void> {
  const { teams, team, teamMembers, teamCandidates, activity, read } = api.organizations;
  await Promise.all(
    [teams, team, teamMembers, teamCandidates, activity, read].map((operation) =>
      queryClient.invalidateQueries({ queryKey: operation.key() }),
    ),
  );
}
