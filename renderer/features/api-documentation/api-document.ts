import { foldText } from '#contract/fold-text.ts';
import type { Api } from '../../lib/services/api-services.ts';

/** Alternatives, each with the scopes of its schemes. */
type Security = readonly Record<string, readonly string[]>[];

/** An OpenAPI document whose paths are whole: they begin at the origin, and it names no servers. */
export interface ApiDocument {
  paths: Record<string, Record<string, OperationWords & { security?: Security }>>;
  /** Of operations without one of their own. */
  security?: Security;
  components?: { securitySchemes?: Record<string, { scheme?: string }> };
}

/** Texts of an operation that the filter looks at, beside its method and path. */
interface OperationWords {
  summary?: string;
  operationId?: string;
}

export async function readDocument(api: Api): Promise<ApiDocument> {
  const { servers, paths, ...rest } = await api.apiDocumentation.read.call(undefined);
  const base = (servers as [{ url: string }])[0].url;
  const whole = Object.entries(paths as ApiDocument['paths']).map(([path, item]) => [base + path, item]);
  return { ...rest, paths: Object.fromEntries(whole) };
}

/** Whether programs can call with a key in place of a session. */
export function takesKeys(document: ApiDocument): boolean {
  return keyScheme(document) !== undefined;
}

/** Name of the scheme of API keys. */
function keyScheme({ components }: ApiDocument): string | undefined {
  const schemes = Object.entries(components?.securitySchemes ?? {});
  return schemes.find(([, { scheme }]) => scheme === 'bearer')?.[0];
}

/** What an operation requires of its caller. */
export interface Access {
  signIn: 'none' | 'session' | 'sessionOrKey';
  /** Permissions that a key needs; empty where they depend on the request. */
  permissions: readonly string[];
}

export function accessOf(document: ApiDocument, path: string, method: string): Access {
  const security = document.paths[path]?.[method]?.security ?? document.security ?? [];
  const name = keyScheme(document) ?? '';
  const byKey = security.find((schemes) => name in schemes);
  if (byKey) return { signIn: 'sessionOrKey', permissions: byKey[name] ?? [] };
  return { signIn: security.length > 0 ? 'session' : 'none', permissions: [] };
}

/** Whether each word of the term is somewhere in method, path, summary or operation id. */
export function matchesTerm(
  term: string,
  method: string,
  path: string,
  { summary, operationId }: OperationWords,
): boolean {
  const text = foldText(`${method} ${path} ${summary ?? ''} ${operationId ?? ''}`);
  const words = foldText(term).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}

/** Number of operations that a filter leaves. */
export function countOperations({ paths }: ApiDocument, term: string): number {
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(({ path, method, operation }) => matchesTerm(term, method, path, operation)).length;
}
