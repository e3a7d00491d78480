import { mostOrganizations } from '#contract/organizations/limits.ts';

/** Limits that triggers enforce, too, but for the organizations of a person and the members of a team. */
export const organizationLimits = {
  organizationsPerPerson: mostOrganizations,
  membersPerOrganization: 500,
  teamsPerOrganization: 50,
  membersPerTeam: 200,
  pendingInvitations: 100,
};
