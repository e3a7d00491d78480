import { features } from './features/features.ts';

/** Audited actions on users and jobs; features add those on their records. */
const ownActions = [
  'user.created',
  'user.signed-up',
  'user.signed-in',
  'user.code-refused',
  'user.updated',
  'user.roles-changed',
  'user.banned',
  'user.unbanned',
  'user.impersonated',
  'user.sessions-revoked',
  'user.email-changed',
  'user.account-linked',
  'user.account-unlinked',
  'user.deleted',
  'job.started',
  'job.retried',
  'job.discarded',
] as const;

/** Audited actions. Texts: locales/<language>/activity.json; of features, see `FeatureFacts`. */
export const auditActions = [...features.auditActions, ...ownActions];
