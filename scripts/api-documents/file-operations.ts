import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { repositoryExportInputSchema, repositoryExportPath } from '#contract/api/repository-files.ts';
import { userExportPath, userFilterSchema } from '#contract/api/users.ts';

/** What is answered as a file while it is read, beside the contract. */
export const fileOperations = {
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

export const filePaths: readonly string[] = [repositoryExportPath, userExportPath];
