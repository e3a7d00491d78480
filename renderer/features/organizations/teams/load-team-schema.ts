/** The rules of the forms with a team's name. */
export const loadSchema = async () => (await import('#contract/organizations/teams.ts')).teamInputSchema;
