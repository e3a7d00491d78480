import { listAllOrganizations, listAnyMembers, readAnyActivity, readAnyOrganization } from './read-any.ts';
import { deleteAnyOrganization, transferAnyOwnership } from './write-any.ts';

export const manageOperations = {
  all: listAllOrganizations,
  readAny: readAnyOrganization,
  anyMembers: listAnyMembers,
  anyActivity: readAnyActivity,
  deleteAny: deleteAnyOrganization,
  transferAny: transferAnyOwnership,
};
