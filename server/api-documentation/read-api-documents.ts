import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { os } from '@orpc/server';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';
import { projectRoot } from '../config/project-root.ts';

const folder = join(projectRoot, 'server/api-documentation');

/** Lets through who may see the documents: API_DOCUMENTATION says who that is. */
const mayRead = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { apiDocumentation } = context.environment;
  if (apiDocumentation === 'off') throw new ApiError(404, 'NOT_FOUND');
  if (apiDocumentation === 'admins') await findPermittedUser(context, { apps: ['manager'] });
  return next();
});

export const readProductApi = operation.apiDocumentation.product
  .use(mayRead)
  .handler(() => readDocument('product'));

export const readAuthenticationApi = operation.apiDocumentation.authentication
  .use(mayRead)
  .handler(() => readDocument('authentication'));

/** Written by `npm run api:documents`. */
async function readDocument(name: 'product' | 'authentication'): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
}
