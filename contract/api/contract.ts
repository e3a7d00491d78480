import { account } from '../account/operations.ts';
import { apiDocumentation } from '../api-documentation/api-documentation.ts';
import { apiKeys } from '../api-keys/api-keys.ts';
import { auditLog, exportFile } from '../audit-log/audit-log.ts';
import { dashboard } from '../dashboard/dashboard.ts';
import { downloadFile, files } from '../files/files.ts';
import { home } from '../home/home.ts';
import { jobs } from '../jobs/jobs.ts';
import { organizations } from '../organizations/operations.ts';
import { passkeys } from '../passkeys/passkeys.ts';
import { exportRepositories, repositories } from '../repositories/repositories.ts';
import { users } from '../users/operations.ts';
import { exportUsers } from '../users/users.ts';
import { init, onboarding } from './init.ts';
import { listOperations } from './list-operations.ts';

/**
 * Every operation of the product: method, path, input, output. The server implements it, the renderer's client
 * and the API documentation come from it. An operation's function id is its path here: `dashboard.read`.
 */
export const contract = {
  init,
  onboarding,
  home,
  dashboard,
  account,
  apiKeys,
  auditLog,
  files,
  jobs,
  organizations,
  passkeys,
  repositories,
  apiDocumentation,
  users,
};

/** Lists as CSV files, by feature. They are no operations because they are streamed while they are read. */
export const downloads = {
  auditLog: { file: exportFile },
  files: { download: downloadFile },
  repositories: { export: exportRepositories },
  users: { export: exportUsers },
};

/** Every operation, with its path in the contract as its id: `invoices.list`. */
export const operations = listOperations(contract);

/** Every download: `invoices.export`. */
export const downloadOperations = listOperations(downloads);
