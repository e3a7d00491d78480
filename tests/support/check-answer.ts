import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DescribedOperation, describedOperation, document } from './described-operations.ts';

/** An answer as a test got it. */
export interface CheckedAnswer {
  method: string;
  /** Of the address, with or without its query. */
  path: string;
  status: number;
  contentType: string | null | undefined;
  text: string;
}

/**
 * Holds an answer from below /api against the API document: status, content type and, of JSON, every property. What no
 * document names may only be refused, in the one shape of all refusals.
 * @throws {Error} that says in what the answer differs
 */
export function checkAnswer({ method, path: address, status, contentType, text }: CheckedAnswer): void {
  const [path = ''] = address.split('?', 1);
  if (!path.startsWith('/api/')) return;
  const named = describedOperation(method, path);
  const differs = (how: string) =>
    new Error(`${method} ${path} (${named?.operationId ?? 'in no API document'}) answered ${status}: ${how}`);

  const isRefused = status >= 400;
  const operation = named ?? (isRefused ? anyOperation() : undefined);
  if (!operation) throw differs('no API document names what is answered there');
  const answer = isRefused ? 'default' : String(status);
  const described = operation.responses[answer];
  if (!described) throw differs('the status is not documented');
  // A redirect: what Express writes under it is for nobody.
  if (!described.content) return;

  const type = contentType?.split(';', 1)[0] ?? '';
  if (!described.content[type]) throw differs(`the content type is not documented: ${type || 'none'}`);
  if (type !== json || method === 'HEAD') return;
  const fault = faultOf(operation, answer, text);
  if (fault) throw differs(`${fault}\n${text}`);
}

/** All refuse alike. */
function anyOperation(): DescribedOperation | undefined {
  return describedOperation('GET', '/api/init');
}

const json = 'application/json';

const documentId = 'api';

let compiled: Ajv2020 | undefined;

/** In what a JSON text differs from its schema. */
function faultOf(operation: DescribedOperation, answer: string, text: string): string {
  const own = [...operation.place, 'responses', answer, 'content', json, 'schema'].map(pointerStep).join('/');
  // A schema with a name is compiled once for all operations.
  const { $ref = `#/${own}` } = operation.responses[answer]?.content?.[json]?.schema ?? {};
  compiled ??= compile();
  const validate = compiled.getSchema(documentId + $ref);
  if (!validate) throw new Error(`the API document holds no schema at ${$ref}`);
  return validate(JSON.parse(text)) ? '' : compiled.errorsText(validate.errors, { dataVar: 'body' });
}

function pointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function compile(): Ajv2020 {
  // Each file of tests compiles for itself, and little: what costs more than it saves is off. That the documents are
  // valid is tried where they are made (api-document.test.ts).
  const lean = { validateSchema: false, meta: false, code: { optimize: false } };
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...lean });
  addFormats.default(ajv);
  return ajv.addSchema(closed(document) as object, documentId);
}

/**
 * The schemas with no properties allowed but those that they name. The documents leave objects open, as callers have to
 * expect more to come; the server itself must not send what nobody has described, such as a column too many.
 */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, inner]) => [name, closed(inner)]);
  return { ...('properties' in part && { additionalProperties: false }), ...Object.fromEntries(entries) };
}
