import { organizationsWithPictures } from '../auth/organization/organization-pictures.ts';
import type { ServerFeature } from '../features/feature.ts';
import type { FirstStep } from '../features/first-step.ts';
import { startInChosenOrganization } from './choose-organization.ts';
import { collectOrganizations, organizationTables } from './collect-organizations.ts';
import { deleteAnyOrganization, deleteOrganization } from './delete-organization.ts';
import { type DemoAccounts, organizationDemoRecords } from './examples/demo-rows.ts';
import { type ExampleWords, organizationSeed } from './examples/seed-row.ts';
import { acceptInviteLink, readInviteLink } from './invitations/accept-invite-link.ts';
import {
  acceptInvitation,
  declineInvitation,
  listReceivedInvitations,
  readInvitation,
} from './invitations/answer-invitation.ts';
import { deleteEndedInvitations, listInvitations } from './invitations/invitation-rows.ts';
import { cancelInvitations, invite, resendInvitations } from './invitations/invite.ts';
import { createInviteLink, listInviteLinks, revokeInviteLink } from './invitations/invite-links.ts';
import { invitedName } from './invitations/invited-name.ts';
import { leaveOrganization, listMembers, listPeople, removeMembers, setMemberRole } from './members.ts';
import { createReadFirstSteps, dismissFirstSteps } from './organization-first-steps.ts';
import { removePicture, uploadPicture } from './picture.ts';
import { previewAnyDeletion, previewDeletion } from './preview-deletion.ts';
import {
  listAllOrganizations,
  listAnyMembers,
  listOrganizationsOfUser,
  readAnyActivity,
  readAnyOrganization,
  readOrganizationsDashboard,
} from './read-any.ts';
import {
  checkSlug,
  listOwnOrganizations,
  readActiveOrganization,
  readOrganization,
  readOrganizationActivity,
} from './read-organizations.ts';
import { addTeamMember, listTeamCandidates, listTeamMembers, removeTeamMember } from './team-members.ts';
import { createTeam, deleteTeam, listTeams, readTeam, renameTeam } from './teams.ts';
import { transferAnyOwnership, transferOwnership } from './transfer-ownership.ts';
import { changeSettings, createOrganization, setActiveOrganization } from './write-organizations.ts';

/** What organizations are given by the app. */
interface OrganizationsParts {
  /** Those of all features, asked for once all of these are there. */
  firstSteps(): readonly FirstStep[];
  /** Owners of the organizations in the demo. */
  demoAccounts: DemoAccounts;
  /** For the names of example organizations. */
  words: ExampleWords;
}

export const createOrganizations = ({ firstSteps, demoAccounts, words }: OrganizationsParts) =>
  ({
    operations: {
      list: listOwnOrganizations,
      active: readActiveOrganization,
      read: readOrganization,
      activity: readOrganizationActivity,
      checkSlug,
      create: createOrganization,
      changeSettings,
      uploadPicture,
      removePicture,
      delete: deleteOrganization,
      previewDeletion,
      previewAnyDeletion,
      setActive: setActiveOrganization,
      leave: leaveOrganization,
      transfer: transferOwnership,
      members: listMembers,
      people: listPeople,
      setMemberRole,
      removeMembers,
      teams: listTeams,
      team: readTeam,
      createTeam,
      renameTeam,
      deleteTeam,
      teamMembers: listTeamMembers,
      teamCandidates: listTeamCandidates,
      addTeamMember,
      removeTeamMember,
      invitations: listInvitations,
      invite,
      resendInvitations,
      cancelInvitations,
      receivedInvitations: listReceivedInvitations,
      readInvitation,
      acceptInvitation,
      declineInvitation,
      inviteLinks: listInviteLinks,
      createInviteLink,
      revokeInviteLink,
      readInviteLink,
      acceptInviteLink,
      all: listAllOrganizations,
      readAny: readAnyOrganization,
      anyMembers: listAnyMembers,
      anyActivity: readAnyActivity,
      deleteAny: deleteAnyOrganization,
      transferAny: transferAnyOwnership,
      dashboard: readOrganizationsDashboard,
      ofUser: listOrganizationsOfUser,
      firstSteps: createReadFirstSteps(firstSteps),
      dismissFirstSteps,
    },
    pictures: organizationsWithPictures,
    demoRecords: organizationDemoRecords(demoAccounts),
    seed: organizationSeed(words),
    ownData: { tables: organizationTables, collect: collectOrganizations },
    findKnownName: invitedName,
    startSession: startInChosenOrganization,
    jobs: [deleteEndedInvitations],
  }) satisfies ServerFeature;
