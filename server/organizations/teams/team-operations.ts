import { addTeamMember, listTeamCandidates, listTeamMembers, removeTeamMember } from './team-members.ts';
import { createTeam, deleteTeam, listTeams, readTeam, renameTeam } from './teams.ts';

export const teamOperations = {
  teams: listTeams,
  team: readTeam,
  createTeam,
  renameTeam,
  deleteTeam,
  teamMembers: listTeamMembers,
  teamCandidates: listTeamCandidates,
  addTeamMember,
  removeTeamMember,
};
