import { account, accountPage } from '../features/account/feature.ts';
import { apiDocumentation } from '../features/api-documentation/feature.ts';
import { apiKeys } from '../features/api-keys/feature.ts';
import { auditLog } from '../features/audit-log/feature.ts';
import { dashboard } from '../features/dashboard/feature.ts';
import { home } from '../features/home/feature.ts';
import { jobs } from '../features/jobs/feature.ts';
import { organizations } from '../features/organizations/feature.ts';
import { passkeys } from '../features/passkeys/feature.ts';
import { repositories } from '../features/repositories/feature.ts';
import { userPage, users } from '../features/users/feature.ts';
import type { Feature } from '../layout/feature.ts';

const plugged: readonly Feature[] = [
  repositories,
  organizations,
  passkeys,
  users,
  account,
  apiDocumentation,
  apiKeys,
  jobs,
  auditLog,
];

/** Features of the product. Navigation and palette show them in this order. */
export const features: readonly Feature[] = [
  home(plugged),
  dashboard(plugged),
  userPage(plugged),
  accountPage(plugged),
  ...plugged,
];
