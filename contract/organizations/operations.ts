import { listMembers, removeMember, setMemberRole } from './members.ts';
import {
  checkSlug,
  createOrganization,
  deleteOrganization,
  leaveOrganization,
  listOwnOrganizations,
  readOrganization,
  readOrganizationActivity,
  setActiveOrganization,
  transferOwnership,
  updateOrganization,
} from './organizations.ts';

/** The operations on organisations, for their members. */
export const organizations = {
  list: listOwnOrganizations,
  read: readOrganization,
  activity: readOrganizationActivity,
  checkSlug,
  create: createOrganization,
  update: updateOrganization,
  delete: deleteOrganization,
  setActive: setActiveOrganization,
  leave: leaveOrganization,
  transfer: transferOwnership,
  members: listMembers,
  setMemberRole,
  removeMember,
};
