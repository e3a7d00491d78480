/** The endpoints of better-auth's organization plugin that answer over HTTP. */
export const allowedOrganizationEndpoints = [
  'createOrganization',
  'updateOrganization',
  'deleteOrganization',
  'setActiveOrganization',
  'removeMember',
  'updateMemberRole',
  'leaveOrganization',
  'createInvitation',
  'acceptInvitation',
  'rejectInvitation',
  'cancelInvitation',
] as const;

/** Those that do not, and why. */
export const refusedOrganizationEndpoints: Readonly<Record<string, string>> = {
  // Adds users without their consent.
  addMember: 'server only',
  // Operations of the contract tell of organizations; these of better-auth nobody needs (docs/decisions/0013).
  getOrganization: 'read by operations: organizations.read',
  checkOrganizationSlug: 'read by operations: organizations.checkSlug',
  getFullOrganization: 'read by operations: organizations.read; its GET forgets the active organization',
  listOrganizations: 'read by operations: organizations.list',
  hasPermission: 'read by operations: organizations.read',
  getActiveMember: 'read by operations: organizations.read',
  getActiveMemberRole: 'read by operations: organizations.read',
  listMembers: 'read by operations: organizations.members',
  listInvitations: 'read by operations: organizations.invitations',
  listUserInvitations: 'read by operations: organizations.receivedInvitations',
  getInvitation: 'read by operations: organizations.readInvitation',
  listOrganizationTeams: 'read by operations: organizations.teams',
  listUserTeams: 'read by operations: organizations.teams',
  listTeamMembers: 'read by operations: organizations.teamMembers; it answers to members of the team alone',
  // Operations write teams, in one transaction with the event (server/organizations/teams.ts).
  createTeam: 'written by operations: organizations.createTeam',
  updateTeam: 'written by operations: organizations.renameTeam',
  removeTeam: 'written by operations: organizations.deleteTeam',
  addTeamMember: 'written by operations: organizations.addTeamMember',
  removeTeamMember: 'written by operations: organizations.removeTeamMember',
  // Whatever a session has chosen cannot be deleted, and no screen shows it.
  setActiveTeam: 'no team is chosen in this product',
};
