import { describeApp } from '#server/app/api-documentation/describe-app.ts';
import * as tables from '#server/database/schema/index.ts';

interface ApiDocument {
  servers: [{ url: string }];
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}

export interface DescribedOperation extends Operation {
  method: string;
  path: RegExp;
  /** Where it stands in the document, from its root. */
  place: string[];
}

/** The API document, as the server serves it. */
export const document: ApiDocument = JSON.parse(JSON.stringify(await describeApp(tables)));

const { servers, paths } = document;

const operations: DescribedOperation[] = Object.entries(paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: new RegExp(`^${servers[0].url}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      place: ['paths', path, method],
    })),
  )
  // A path that is written out comes before one with a parameter in its place.
  .sort((one, other) => Number(one.path.source.includes('[')) - Number(other.path.source.includes('[')));

/** The operation that a request names: by method and path, or by its identifier below /api/fn. */
export function describedOperation(method: string, path: string): DescribedOperation | undefined {
  const functionId = /^\/api\/fn\/([\w.]+)$/.exec(path)?.[1];
  if (functionId) return operations.find(({ operationId }) => operationId === functionId);
  const asked = method === 'HEAD' ? 'GET' : method;
  return operations.find((operation) => operation.method === asked && operation.path.test(path));
}
