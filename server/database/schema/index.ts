export { apiKeys } from './api-keys.ts';
export { auditEvents } from './audit-events.ts';
export { auditLogExports, auditLogParts } from './audit-log-exports.ts';
export { accounts, adminGrants, sessions, verifications } from './auth.ts';
export { deletedRecords } from './deleted-records.ts';
export { fileChunks, files } from './files.ts';
export { codeFailures, rateLimits } from './limits.ts';
export { mails } from './mails.ts';
export { milestones } from './milestones.ts';
export { passkeys } from './passkeys.ts';
export { pictures } from './pictures.ts';
export { repositories } from './repositories.ts';
export {
  invitations,
  inviteLinks,
  members,
  organizationPictures,
  organizations,
  teamMembers,
  teams,
} from './tenants.ts';
export { users } from './users.ts';
