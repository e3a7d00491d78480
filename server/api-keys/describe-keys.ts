import type { OpenAPI } from '@orpc/contract';

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

export const keyRequirements: OpenAPI.SecurityRequirementObject[] = [{ apiKey: [] }];

/** Way to call the operations with a key. */
export const callingByKey = `With an API key a program sends one header with each request:

\`\`\`sh
curl --header "Authorization: Bearer $KEY" "$ORIGIN/api/users"
\`\`\``;
