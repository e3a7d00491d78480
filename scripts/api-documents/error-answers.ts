import type { OpenAPI } from '@orpc/contract';

/** The one shape of every refusal, over every door. */
export const errorSchema: OpenAPI.SchemaObject = {
  type: 'object',
  description: 'What went wrong.',
  properties: {
    code: { type: 'string', description: 'Stable, for programs.' },
    message: { type: 'string', description: 'For people, in the language of the caller.' },
    data: {
      type: 'object',
      description:
        'What the code needs besides: `fields` with a text for each field that breaks a rule, `retryAfter` in seconds, and the like.',
    },
  },
  required: ['code', 'message'],
};

/** The answer to a request that is refused or fails. */
export const errorAnswer: OpenAPI.ResponseObject = {
  description: 'The request is refused, or failed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** How callers show who they are: by the cookie that signing in sets. Its name has a prefix over https. */
export const securitySchemes: OpenAPI.ComponentsObject['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session_token',
    description: 'The cookie that signing in sets.',
  },
};
