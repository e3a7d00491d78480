import type { OpenAPI } from '@orpc/contract';
import type { AllowedEndpoint } from '../auth/allowed-endpoints.ts';
import { desktopAnswers } from './desktop-answers.ts';
import { count, flag, isTrue, listOf, named, object, type Schema, success, text } from './schema-parts.ts';

/** Answers of endpoints about which better-auth's own description is wrong or silent: what really comes. */
const answers: Partial<Record<AllowedEndpoint, Schema>> = {
  // The token of the session goes into the cookie alone (session-plugin.ts).
  signInEmailOTP: object({ user: named('User') }),
  // In a demo no mail is sent: the answer tells the code (demo-plugin.ts).
  sendVerificationOTP: object({ success: isTrue, code: text }, ['code']),
  signInSocial: object({ redirect: flag, url: text, user: named('User') }, ['url', 'user']),
  // The address is that of a provider where one can sign out, too.
  signOut: object({ success: isTrue, url: text, redirect: flag }, ['url', 'redirect']),
  updateUser: object({ status: isTrue }),
  deleteUser: object({ success: isTrue }),
  listUsers: object({ users: listOf(named('User')), total: count, limit: count, offset: count }, [
    'limit',
    'offset',
  ]),
  stopImpersonating: object({ session: named('Session'), user: named('User') }),
  ...desktopAnswers,
};

/** Responses of the OAuth callback: a redirect, also when signing in has failed. */
const returned: OpenAPI.ResponsesObject = {
  302: {
    description: 'To the page where signing in began, or to the one that says what went wrong.',
    headers: { Location: { schema: { type: 'string' } } },
  },
};

/** The successes of an endpoint: better-auth's, or ours where it is wrong. */
export function successesOf(name: AllowedEndpoint, given: OpenAPI.ResponsesObject): OpenAPI.ResponsesObject {
  if (name === 'callbackOAuth') return returned;
  const answer = answers[name];
  if (answer) return success(answer);
  const entries = Object.entries(given).filter(([status]) => /^2/.test(status));
  return Object.fromEntries(entries.map(([status, response]) => [status, withRequired(response)]));
}

/** Marks all properties of a response as required where better-auth marks none. */
function withRequired<Response>(response: Response): Response {
  const { content, ...rest } = response as { content?: Record<string, { schema?: Schema }> };
  const schema = content?.['application/json']?.schema;
  if (!schema?.properties || schema.required) return response;
  return { ...rest, content: { 'application/json': { schema: object(schema.properties) } } } as Response;
}

/**
 * The schemas of what better-auth answers here: its own, corrected, and those for which it has no name. Without the
 * tables that no answer shows, such as that of passwords.
 */
export function answeredSchemas(given: object, paths: unknown): Record<string, Schema> {
  const tables = nullableSchemas(given as Record<string, Schema>);
  const { Session = {} } = tables;
  // session-plugin.ts
  const token = { type: 'string', description: 'The id once more: the token itself is in the cookie alone.' };
  const schemas = {
    ...tables,
    Session: { ...Session, properties: { ...Session.properties, token } },
  };
  const used = JSON.stringify([paths, schemas]);
  const entries = Object.entries<Schema>(schemas);
  return Object.fromEntries(entries.filter(([name]) => used.includes(`"#/components/schemas/${name}"`)));
}

/** Fields that may be left out are null in answers. */
function nullableSchemas(schemas: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const { properties = {}, required = [] } = schema;
    const loose = Object.entries(properties).map(([field, property]) => {
      const isFree = required.includes(field) || typeof property.type !== 'string';
      return [field, isFree ? property : { ...property, type: [property.type, 'null'] }];
    });
    return [name, { ...schema, properties: Object.fromEntries(loose) }];
  });
  return Object.fromEntries(entries);
}
