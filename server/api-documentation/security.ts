import type { OpenAPI } from '@orpc/contract';
import { keyRequirements, keySchemes } from '../api-keys/describe-keys.ts';
import { sessionCookieName } from '../auth/cookie-options.ts';

/** How callers show who they are. */
export const securitySchemes: OpenAPI.ComponentsObject['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName('https://any'),
    description: 'The cookie that signing in sets. Over plain http its name has no `__Host-`.',
  },
  ...keySchemes,
};

/** Holds for all operations but those that say otherwise. */
export const signedIn: OpenAPI.SecurityRequirementObject[] = [{ session: [] }, ...keyRequirements];

/** Security of public operations: they need no session. */
export const everyone: OpenAPI.SecurityRequirementObject[] = [];
