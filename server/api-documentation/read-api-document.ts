import type { OpenAPI } from '@orpc/contract';
import { apiDocumentation } from '#contract/api-documentation/api-documentation.ts';
import { implementOperations } from '../api/operation.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import type { Tables } from '../database/database.ts';

/**
 * Answers to those whom API_DOCUMENTATION names.
 * @param describe makes the document, when somebody asks for it the first time: few do, and the start need not wait for it
 */
export function createReadApiDocument(describe: (tables: Tables) => Promise<OpenAPI.Document>) {
  let document: Promise<OpenAPI.Document> | undefined;
  return implementOperations(apiDocumentation)
    .read.use(async ({ context, next }) => {
      const { apiDocumentation } = context.environment;
      if (apiDocumentation === 'off') throw new ApiError(404, 'NOT_FOUND');
      if (apiDocumentation === 'admins') await findPermittedUser(context, { apps: ['manager'] });
      return next();
    })
    .handler(({ context: { database } }) => {
      document ??= describe(database.tables);
      return document;
    });
}
