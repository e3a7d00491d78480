import type { OpenAPI } from '@orpc/contract';
import { os } from '@orpc/server';
import type { ApiContext } from '../api/api-context.ts';
import { operation } from '../api/operation.ts';
import { findPermittedUser } from '../api/require-permission.ts';
import { ApiError } from '../config/api-error.ts';

/** Lets through who may see the documents: API_DOCUMENTATION says who that is. */
const mayRead = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  const { apiDocumentation } = context.environment;
  if (apiDocumentation === 'off') throw new ApiError(404, 'NOT_FOUND');
  if (apiDocumentation === 'admins') await findPermittedUser(context, { apps: ['manager'] });
  return next();
});

// Made when somebody asks for the first time: few do, and the start need not wait for it.
let productApi: Promise<OpenAPI.Document> | undefined;
let authenticationApi: Promise<OpenAPI.Document> | undefined;

export const readProductApi = operation.apiDocumentation.product.use(mayRead).handler(() => {
  productApi ??= import('./describe-product.ts').then(({ describeProduct }) => describeProduct());
  return productApi;
});

export const readAuthenticationApi = operation.apiDocumentation.authentication.use(mayRead).handler(() => {
  authenticationApi ??= import('./describe-authentication.ts').then((module) =>
    module.describeAuthentication(),
  );
  return authenticationApi;
});
