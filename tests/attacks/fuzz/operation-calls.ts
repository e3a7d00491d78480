import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile-values.ts';
import { nearValuesOf, type Schema, valuesOf } from './schema-values.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema?: Schema;
}

/** An operation from an API document. */
export interface FuzzedOperation {
  operationId: string;
  method: string;
  /** With the document's prefix, and parameters in braces. */
  path: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}

export interface Call {
  method: string;
  /** Encoded, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const json = 'application/json';
const wrongTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  ';',
];
const brokenBodies = [
  '{',
  '{"a":}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  'null',
  '"text"',
  '[1]',
  '1e999',
  '{"a":"\\ud800"}',
];

/** REST calls of an operation: as documented, almost, and in undocumented ways. */
export function callsOf(operation: FuzzedOperation, known: readonly string[]): fc.Arbitrary<Call> {
  const { method, parameters = [], requestBody } = operation;
  const schema = requestBody?.content[json]?.schema;
  return fc.record({
    method: fc.constant(method),
    path: fc
      .tuple(pathsOf(operation, known), queriesOf(parameters, known))
      .map(([path, query]) => (query ? `${path}?${query}` : path)),
    ...(method === 'GET' ? { headers: fc.constant({}) } : bodiesOf(schema, known)),
  }) as fc.Arbitrary<Call>;
}

/** Calls of the same operation over RPC: by its identifier, with all input as one object. */
export function functionCallsOf(operation: FuzzedOperation, known: readonly string[]): fc.Arbitrary<Call> {
  const properties = Object.fromEntries(
    (operation.parameters ?? []).map(({ name, schema = {} }) => [name, schema] as const),
  );
  const own = operation.requestBody?.content[json]?.schema ?? { type: 'object' };
  const schema = { ...own, properties: { ...own.properties, ...properties } };
  const path = `/api/fn/${operation.operationId}`;
  const payload = fc
    .tuple(inputsOf(schema, known), fc.option(hostileValue, { nil: undefined, freq: 8 }), fc.boolean())
    .map(([data, context, raw]) => text({ data, ...(context !== undefined && { context }), raw }));
  const posted = payload.map((body) => ({ method: 'POST', path, headers: { 'content-type': json }, body }));
  if (operation.method !== 'GET') return posted;
  return fc.oneof(
    posted,
    payload.map((one) => ({ method: 'GET', path: `${path}?payload=${encode(one)}`, headers: {} })),
  );
}

function inputsOf(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    valuesOf(schema, known),
    { weight: 2, arbitrary: nearValuesOf(schema, known) },
    hostileValue,
  );
}

function bodiesOf(schema: Schema | undefined, known: readonly string[]) {
  const body = fc.oneof(
    { weight: 8, arbitrary: inputsOf(schema ?? {}, known).map(text) },
    fc.constantFrom(...brokenBodies),
  );
  const type = fc.oneof({ weight: 9, arbitrary: fc.constant(json) }, fc.constantFrom(...wrongTypes));
  return { headers: type.map((one) => ({ 'content-type': one })), body };
}

function pathsOf({ path, parameters = [] }: FuzzedOperation, known: readonly string[]): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const value = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, hostileText.filter(Boolean));
  return fc
    .array(value, { minLength: names.length, maxLength: names.length })
    .map((values) =>
      names.reduce((whole, name, at) => whole.replace(`{${name}}`, () => encode(values[at])), path),
    );
}

/** Each parameter omitted, as documented, hostile, or twice; and some undocumented ones. */
function queriesOf(parameters: Parameter[], known: readonly string[]): fc.Arbitrary<string> {
  const described = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema = {}, required = false }) =>
      fc
        .oneof(
          ...(required ? [] : [fc.constant([])]),
          fc.tuple(valuesOf(schema, known)),
          fc.tuple(hostileText),
          fc.tuple(hostileText, hostileText),
        )
        .map((values) => values.map((value) => `${encode(name)}=${encode(value)}`)),
    );
  const further = fc.constantFrom(
    '',
    '__proto__[polluted]=1',
    'a[b][c]=1',
    'limit=1&limit[]=2',
    '%',
    '%ff=%c0',
    '&&==',
  );
  return fc
    .tuple(fc.tuple(...described), further)
    .map(([pairs, more]) => [...pairs.flat(), more].filter(Boolean).join('&'));
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** Percent-encodes a value; a lone surrogate is encoded as some programs do. */
function encode(value: unknown): string {
  const plain = typeof value === 'string' ? value : text(value);
  return plain
    .split(/(\p{Cs})/u)
    .map((part) => (/^\p{Cs}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
