import { describeAuthentication } from '#server/api-documentation/describe-authentication.ts';
import { describeProduct } from '#server/api-documentation/describe-product.ts';

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
  /** Where it stands: the name of its document, and the way from its root. */
  place: [document: string, ...string[]];
}

/** API documents by their names, as the server serves them. */
export const documents: [string, ApiDocument][] = [
  ['product', parsed(await describeProduct())],
  ['authentication', parsed(await describeAuthentication())],
];

function parsed(document: object): ApiDocument {
  return JSON.parse(JSON.stringify(document));
}

const operations: DescribedOperation[] = documents
  .flatMap(([name, { servers, paths }]) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path: new RegExp(`^${servers[0].url}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        place: [name, 'paths', path, method] as [string, ...string[]],
      })),
    ),
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
