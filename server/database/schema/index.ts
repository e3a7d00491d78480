export { apiKeys } from '../../api-keys/tables.ts';
export { auditEvents } from '../../audit/tables.ts';
export { auditLogExports, auditLogParts } from '../../audit-log/tables.ts';
export { passkeys } from '../../auth/passkeys/tables.ts';
export { mails } from '../../email/tables.ts';
export { fileChunks, files } from '../../files/tables.ts';
export { codeFailures, rateLimits } from '../../limits/tables.ts';
export { accounts, adminGrants, sessions, verifications } from '../../sessions/tables.ts';
export { deletedRecords } from '../tables/deleted-records.ts';
export { milestones } from '../tables/milestones.ts';
export { pictures } from '../tables/pictures.ts';
export {
  invitations,
  inviteLinks,
  members,
  organizationPictures,
  organizations,
  teamMembers,
  teams,
} from '../tables/tenants.ts';
export { users } from '../tables/users.ts';
export { repositories } from './repositories.ts';
