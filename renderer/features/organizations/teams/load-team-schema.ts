/** The rules of the forms with a team's name. */
export const loadTeamSchema = async () => (await import('#contract/organizations/teams.ts')).teamInputSchema;
