import type { OpenAPI } from '@orpc/contract';
import { namesOf } from '#contract/api-keys/key-permissions.ts';
import type { OperationMeta } from '#contract/schemas/oc.ts';

/** Keys in the API document. */
export const keySchemes: OpenAPI.ComponentsObject['securitySchemes'] = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key of one’s own, made on the account page. It allows what was chosen there, of what its owner may; ' +
      'anything else is 403 API_KEY_NOT_ALLOWED. Cookies beside it do not count.',
  },
};

/** Keys among the ways to call an operation, with the permissions that they need; none where it is closed to keys. */
export function keyRequirements(keys: OperationMeta['keys'] = 'never'): OpenAPI.SecurityRequirementObject[] {
  return keys === 'never' ? [] : [{ apiKey: keys === 'input' ? [] : namesOf(keys) }];
}

/** Way to call the operations with a key. */
export const callingByKey = `With an API key a program sends one header with each request:

\`\`\`sh
curl --header "Authorization: Bearer $KEY" "$ORIGIN/api/users"
\`\`\``;
