import { foldText } from '#contract/fold-text.ts';
import type { Api } from '../../lib/services/api-services.ts';

/** An OpenAPI document whose paths are whole: they begin at the origin, and it names no servers. */
export interface ApiDocument {
  paths: Record<string, Record<string, OperationWords>>;
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
export function takesKeys({ components }: ApiDocument): boolean {
  return Object.values(components?.securitySchemes ?? {}).some(({ scheme }) => scheme === 'bearer');
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
