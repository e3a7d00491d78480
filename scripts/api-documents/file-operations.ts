import { oc } from '@orpc/contract';
import { downloadData } from '#contract/account/account.ts';
import { downloads } from '#contract/api/contract.ts';
import { downloadOperations } from '#contract/api/list-operations.ts';
import { accountDataSchema } from './account-data-schema.ts';

/** What is answered as a file: the contract's operation of one only says that it is a file; lists are no operations. */
export const fileOperations = {
  ...downloads,
  account: { download: oc.route(downloadData['~orpc'].route).output(accountDataSchema) },
};

/** Where the file is a table. */
export const tablePaths: readonly string[] = downloadOperations.map(({ path }) => path);
