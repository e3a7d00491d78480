import { cardOperations } from './cards.ts';
import { deletionOperations } from './deletion.ts';
import { firstStepOperations } from './first-steps.ts';
import { invitationOperations } from './invitations.ts';
import { inviteLinkOperations } from './invite-links.ts';
import { manageOperations } from './manage.ts';
import { listMembers, listPeople, removeMembers, setMemberRole } from './members.ts';
import {
  changeSettings,
  checkSlug,
  createOrganization,
  deleteOrganization,
  leaveOrganization,
  listOwnOrganizations,
  readActiveOrganization,
  readOrganization,
  readOrganizationActivity,
  removeOrganizationPicture,
  setActiveOrganization,
  transferOwnership,
  uploadOrganizationPicture,
} from './organizations.ts';
import { teamOperations } from './teams.ts';

/** The operations on organizations, for their members. */
export const organizations = {
  list: listOwnOrganizations,
  active: readActiveOrganization,
  read: readOrganization,
  activity: readOrganizationActivity,
  checkSlug,
  create: createOrganization,
  changeSettings,
  uploadPicture: uploadOrganizationPicture,
  removePicture: removeOrganizationPicture,
  delete: deleteOrganization,
  setActive: setActiveOrganization,
  leave: leaveOrganization,
  transfer: transferOwnership,
  members: listMembers,
  people: listPeople,
  setMemberRole,
  removeMembers,
  ...deletionOperations,
  ...teamOperations,
  ...manageOperations,
  ...cardOperations,
  ...firstStepOperations,
  ...invitationOperations,
  ...inviteLinkOperations,
};
