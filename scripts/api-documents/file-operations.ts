import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { downloadData } from '#contract/account/account.ts';
import { repositoryExportInputSchema, repositoryExportPath } from '#contract/repositories/import.ts';
import { userExportPath, userFilterSchema } from '#contract/users/users.ts';
import { accountDataSchema } from './account-data-schema.ts';

/** What is answered as a file: of which the contract only says so, or that is sent while it is read, beside the contract. */
export const fileOperations = {
  account: { download: oc.route(downloadData['~orpc'].route).output(accountDataSchema) },
  repositories: {
    export: oc
      .route({
        method: 'GET',
        path: repositoryExportPath,
        tags: ['Repositories'],
        summary: 'The repositories as a CSV file',
      })
      .input(repositoryExportInputSchema)
      .output(z.string()),
  },
  users: {
    export: oc
      .route({ method: 'GET', path: userExportPath, tags: ['Users'], summary: 'The users as a CSV file' })
      .input(userFilterSchema)
      .output(z.string()),
  },
};

/** Where the file is a table. */
export const tablePaths: readonly string[] = [repositoryExportPath, userExportPath];
