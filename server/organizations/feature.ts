import { organizationsWithPictures } from '../auth/organization/organization-pictures.ts';
import type { ServerFeature } from '../features/feature.ts';
import { organizationDemoRecords } from './examples/demo-rows.ts';
import { organizationSeed } from './examples/seed-row.ts';
import { invitationHandlers } from './invitations/operations.ts';
import { cardOperations } from './manage/cards.ts';
import { manageOperations } from './manage/manage-operations.ts';
import { listMembers, removeMember, setMemberRole } from './members.ts';
import { listPeople } from './people.ts';
import { removePicture, uploadPicture } from './picture.ts';
import {
  checkSlug,
  listOwnOrganizations,
  readActiveOrganization,
  readOrganization,
  readOrganizationActivity,
} from './read-organizations.ts';
import { teamOperations } from './teams/team-operations.ts';
import {
  changeSettings,
  createOrganization,
  deleteOrganization,
  leaveOrganization,
  setActiveOrganization,
  transferOwnership,
} from './write-organizations.ts';

export const organizations = {
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
    setActive: setActiveOrganization,
    leave: leaveOrganization,
    transfer: transferOwnership,
    members: listMembers,
    people: listPeople,
    setMemberRole,
    removeMember,
    ...teamOperations,
    ...manageOperations,
    ...cardOperations,
    ...invitationHandlers,
  },
  pictures: organizationsWithPictures,
  demoRecords: organizationDemoRecords,
  seed: organizationSeed,
} satisfies ServerFeature;
