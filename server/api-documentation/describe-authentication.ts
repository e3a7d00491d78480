import type { OpenAPI } from '@orpc/contract';
import { openAPI } from 'better-auth/plugins';
import { type AllowedEndpoint, allowedEndpoints } from '../auth/allowed-endpoints.ts';
import type { Auth } from '../auth/configured-auth.ts';
import { answeredSchemas, successesOf } from './authentication-answers.ts';
import { namesContract } from './contract-header.ts';
import { openDesktopEndpoints } from './desktop-answers.ts';
import { errorAnswer } from './error-answers.ts';
import type { Schema } from './schema-parts.ts';
import { everyone } from './security.ts';

interface Description {
  /** By their addresses below /api. */
  paths: NonNullable<OpenAPI.Document['paths']>;
  schemas: Record<string, Schema>;
}

/**
 * Describes better-auth's endpoints, as its own plugin does: those that answer here, with our errors in place of its own.
 */
export async function describeAuthentication(auth: Auth): Promise<Description> {
  const { generateOpenAPISchema } = openAPI().endpoints;
  const document = (await generateOpenAPISchema({
    // Only its context is read: the endpoint itself is never mounted.
    context: await auth.$context,
    asResponse: false,
  } as unknown as Parameters<typeof generateOpenAPISchema>[0])) as unknown as OpenAPI.Document;
  const paths = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const methods = openMethods(auth, path);
    const operations = Object.entries(item ?? {}).flatMap(([method, operation]) => {
      const name = methods.get(method);
      return name ? [[method, own(name, operation)]] : [];
    });
    return operations.length > 0 ? [[`/auth${path}`, Object.fromEntries(operations)]] : [];
  });
  return {
    paths: Object.fromEntries(paths),
    schemas: answeredSchemas(document.components?.schemas ?? {}, paths),
  };
}

/** The methods under which a path answers, each with the name of its endpoint. */
function openMethods(auth: Auth, path: string): Map<string, AllowedEndpoint> {
  const api: Record<AllowedEndpoint, { path?: string; options: { method?: string | string[] } }> = auth.api;
  const braces = (pattern = '') => pattern.replace(/:(\w+)/g, '{$1}');
  const open = allowedEndpoints
    .filter((name) => braces(api[name].path) === path)
    .flatMap((name) =>
      [api[name].options.method ?? []].flat().map((method) => [method.toLowerCase(), name] as const),
    )
    .filter(([method]) => method === 'get' || !/^\/(?:get-session|callback)/.test(path));
  return new Map(open);
}

type Operation = OpenAPI.OperationObject;

const openToEveryone: readonly AllowedEndpoint[] = [
  'sendVerificationOTP',
  'signInEmailOTP',
  'signInSocial',
  'callbackOAuth',
  'getSession',
  'signOut',
  ...openDesktopEndpoints,
];

/** An operation under the name of its endpoint, with our errors, our way of showing who one is, and a summary. */
function own(operationId: AllowedEndpoint, given: unknown): Operation {
  const { security: _, description, responses = {}, ...operation } = structuredClone(given) as Operation;
  if (operationId === 'sendVerificationOTP') allowOnlySignIn(operation);
  return {
    ...operation,
    operationId,
    tags: (operation.tags ?? []).map((tag) => (tag === 'Default' ? 'Sessions' : tag)),
    summary: description,
    ...(openToEveryone.includes(operationId) && { security: everyone }),
    responses: namesContract({ ...successesOf(operationId, responses), default: errorAnswer }),
  };
}

/** Codes of other kinds are refused (code-hooks.ts). */
function allowOnlySignIn({ requestBody }: Operation): void {
  const { content } = requestBody as { content: Record<string, { schema: Schema }> };
  const type = content['application/json']?.schema.properties?.type;
  if (type) type.enum = ['sign-in'];
}
