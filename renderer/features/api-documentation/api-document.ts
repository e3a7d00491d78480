/** What the page reads of an OpenAPI 3.1 document. */
export interface ApiDocument {
  info: { description?: string };
  servers?: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
  /** Ways to show who one is, each with the roles or permissions that it takes; an empty list means none is asked for. */
  security?: Record<string, string[]>[] | undefined;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** Schemas by media type. */
export type Content = Record<string, { schema?: Schema }>;

/** A JSON Schema, as far as the page tells of it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contentEncoding?: string;
}

/** Where the operations of a document begin, such as /api. */
export function basePath({ servers }: Pick<ApiDocument, 'servers'>): string {
  return servers?.[0]?.url.replace(/\/$/, '') ?? '';
}

/** One operation of a document, with its place. */
export interface PlacedOperation extends Operation {
  method: string;
  path: string;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/** All operations in the order of the document. */
export function operationsOf(document: Pick<ApiDocument, 'paths'>): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ ...operation, method, path })),
  );
}

/** Who may call an operation: everybody, who is signed in, or who has all these permissions. */
type CallersOfOperation = 'everyone' | 'signedIn' | string[];

/** Who may call an operation, where the document says so for it alone. */
export function callersOf({ security }: Pick<Operation, 'security'>): CallersOfOperation | undefined {
  if (!security) return undefined;
  if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) return 'everyone';
  const permissions = [...new Set(security.flatMap((way) => Object.values(way).flat()))];
  return permissions.length > 0 ? permissions : 'signedIn';
}
