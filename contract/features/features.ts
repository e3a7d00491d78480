import { apiKeys } from './api-keys.ts';
import { auditLog } from './audit-log.ts';
import { mergeFeatures } from './feature.ts';
import { files } from './files.ts';
import { organizations } from './organizations.ts';
import { passkeys } from './passkeys.ts';
import { repositories } from './repositories.ts';

/** The features of the product beyond users and their accounts, together. */
export const features = mergeFeatures({
  files,
  organizations,
  passkeys,
  repositories,
  'api-keys': apiKeys,
  'audit-log': auditLog,
});
