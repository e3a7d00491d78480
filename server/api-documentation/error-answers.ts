import type { OpenAPI } from '@orpc/contract';
import { count, flag, listOf, object, orNull, type Schema, text } from './schema-parts.ts';

const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

const details = {
  fields: {
    description:
      'By the name of each field that breaks a rule, how. Where fields are not known at all, their names.',
    anyOf: [{ type: 'object', additionalProperties: text }, listOf(text)],
  },
  retryAfter: described(count, 'Seconds.'),
  codeSent: described(flag, 'Whether a code that was asked for before is still good.'),
  triesLeft: described(count, 'How often a code may still be tried.'),
  wrong: described(listOf(count), 'Which of several codes are not right, counted from 0.'),
  max: described(count, 'How many at once.'),
  maxBytes: described(count, 'How long a request may be.'),
  resource: described(text, 'What the roles of the caller do not grant.'),
  organizations: described(listOf(object({ id: text, name: text })), 'What would be left without an owner.'),
  records: described(count, 'How many records need the user who would be deleted.'),
  activeOrganizationId: described(orNull(text), 'The organization in which the session works now.'),
  expected: described(text, 'The host under which the server answers.'),
} satisfies Record<string, Schema>;

/**
 * The one shape of every error, over REST and RPC.
 * @param changed what stands in `data` where somebody else was faster
 */
export function errorSchema(...changed: Schema[]): OpenAPI.SchemaObject {
  const data = object(details, Object.keys(details));
  return {
    ...object(
      {
        code: described(text, 'Stable, for programs.'),
        message: described(text, 'For people, in the language of the caller.'),
        data: {
          ...(changed.length > 0 ? { anyOf: [data, ...changed] } : data),
          description: 'What the code needs besides.',
        },
      },
      ['data'],
    ),
    description: 'What went wrong.',
  } as OpenAPI.SchemaObject;
}

/** The answer to a request that is refused or fails. */
export const errorAnswer: OpenAPI.ResponseObject = {
  description: 'The request is refused, or failed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
