import { os } from '@orpc/server';
import type { CurrentUser } from '#contract/api/init.ts';
import { hasPermission, type Permissions, type Resource } from '#contract/facts/permissions.ts';
import { ApiError } from '../config/api-error.ts';
import type { ApiContext } from './api-context.ts';

/** Lets signed-in users through, onboarded or not, and gives the operation `currentUser`. */
export const requireSession = os.$context<ApiContext>().middleware(async ({ context, next }) => {
  return next({ context: { currentUser: await requireCurrentUser(context) } });
});

/**
 * Lets onboarded users through whose roles grant everything required, and gives the operation `currentUser`.
 * Throws UNAUTHORIZED, ONBOARDING_REQUIRED, RESOURCE_NOT_ALLOWED or NOT_WHILE_IMPERSONATING, in this order: who acts
 * as somebody administrates nobody, even where that user is an admin by now.
 */
export function requirePermission(required: Permissions) {
  return os.$context<ApiContext>().middleware(async ({ context, next }) => {
    return next({ context: { currentUser: await findPermittedUser(context, required) } });
  });
}

/**
 * After requirePermission, for what is done to others in the user's name: an admin who acts as the user does not do it.
 * server/auth/account/account-plugin.ts does the same for better-auth's endpoints.
 */
export const notWhileImpersonating = os
  .$context<ApiContext & { currentUser: CurrentUser }>()
  .middleware(async ({ context, next }) => {
    if (context.currentUser.impersonatedBy !== null) throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
    return next();
  });

/** The same check for what is no operation of the contract. */
export async function findPermittedUser(
  context: Pick<ApiContext, 'findCurrentUser'>,
  required: Permissions,
): Promise<CurrentUser> {
  const currentUser = await findOnboardedUser(context, required);
  if (!hasPermission(currentUser.roles, required)) throw notAllowed(missingResources(currentUser, required));
  const administrates =
    required.user ||
    required.session ||
    (required as Readonly<Record<string, readonly string[]>>).organization?.includes('manage');
  if (currentUser.impersonatedBy !== null && administrates) {
    throw new ApiError(403, 'NOT_WHILE_IMPERSONATING');
  }
  return currentUser;
}

/** @throws {ApiError} UNAUTHORIZED, ONBOARDING_REQUIRED */
export async function findOnboardedUser(
  context: Pick<ApiContext, 'findCurrentUser'>,
  required: Permissions,
): Promise<CurrentUser> {
  const currentUser = await requireCurrentUser(context, required);
  if (!currentUser.onboarded) throw new ApiError(403, 'ONBOARDING_REQUIRED');
  return currentUser;
}

export function notAllowed(resources: readonly string[]): ApiError {
  return new ApiError(403, 'RESOURCE_NOT_ALLOWED', { resource: resources.join(', ') });
}

/** The resources of `required` that the user's roles do not grant. */
function missingResources({ roles }: CurrentUser, required: Permissions): string[] {
  const resources = Object.keys(required) as Resource[];
  return resources.filter((resource) => !hasPermission(roles, { [resource]: required[resource] }));
}

async function requireCurrentUser(
  context: Pick<ApiContext, 'findCurrentUser'>,
  required?: Permissions,
): Promise<CurrentUser> {
  const currentUser = await context.findCurrentUser(required);
  if (!currentUser) throw new ApiError(401, 'UNAUTHORIZED');
  return currentUser;
}
