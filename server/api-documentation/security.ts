import type { OpenAPI } from '@orpc/contract';
import type { OperationMeta } from '#contract/schemas/oc.ts';
import { keyRequirements, keySchemes } from '../api-keys/describe-keys.ts';
import { sessionCookieName } from '../auth/cookie-options.ts';

/** How callers show who they are. */
export function securitySchemes(): OpenAPI.ComponentsObject['securitySchemes'] {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName('https://any'),
      description: 'The cookie that signing in sets. Over plain http its name has no `__Host-`.',
    },
    ...keySchemes,
  };
}

/** Security of all operations that do not declare another one. */
export const sessionsOnly: OpenAPI.SecurityRequirementObject[] = [{ session: [] }];

/** Security of public operations: they need no session. */
export const everyone: OpenAPI.SecurityRequirementObject[] = [];

/** Security of an operation of the contract. */
export function securityOf(meta: OperationMeta): OpenAPI.SecurityRequirementObject[] {
  return meta.isPublic ? everyone : [...sessionsOnly, ...keyRequirements(meta.keys)];
}
