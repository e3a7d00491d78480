import type { OpenAPI } from '@orpc/contract';
import { apiDocumentation } from '#contract/api-documentation/api-documentation.ts';
import { implementOperations } from '../api/operation.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';

// Made when somebody asks for it the first time: few do, and the start need not wait for it.
let made: Promise<OpenAPI.Document> | undefined;

/** For whom API_DOCUMENTATION says. */
export const readApiDocument = implementOperations(apiDocumentation)
  .read.use(async ({ context, next }) => {
    const { apiDocumentation } = context.environment;
    if (apiDocumentation === 'off') throw new ApiError(404, 'NOT_FOUND');
    if (apiDocumentation === 'admins') await findPermittedUser(context, { apps: ['manager'] });
    return next();
  })
  .handler(({ context: { database } }) => {
    made ??= import('./describe-api.ts').then(({ describeApi }) => describeApi(database.tables));
    return made;
  });
