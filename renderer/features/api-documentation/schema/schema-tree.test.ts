import { describe, expect, it } from 'vitest';
import { describeAuthentication } from '#server/api-documentation/describe-authentication.ts';
import { describeProduct } from '#server/api-documentation/describe-product.ts';
import { type ApiDocument, operationsOf, type Schema } from '../api-document.ts';
import { type SchemaNode, schemaTree } from './schema-tree.ts';

const document: ApiDocument = {
  info: {},
  paths: {},
  components: {
    schemas: {
      User: {
        type: 'object',
        description: 'A person.',
        properties: { id: { type: 'string' }, team: { $ref: '#/components/schemas/Team' } },
        required: ['id'],
      },
      Team: {
        type: 'object',
        properties: { members: { type: 'array', items: { $ref: '#/components/schemas/User' } } },
      },
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  },
};

const tree = (schema: Schema) => schemaTree(document, schema);

/** The tree in lines such as 'name: string | null'. */
function lines(node: SchemaNode, indent = ''): string[] {
  const { name, required, types, children, choices, repeats } = node;
  const own = `${indent}${name ? `${name}${required ? '' : '?'}: ` : ''}${types.join(' | ')}${repeats ? ' …' : ''}`;
  return [own, ...[...children, ...choices].flatMap((child) => lines(child, `${indent}  `))];
}

describe('the tree of a schema', () => {
  it('holds nested objects and lists, and tells what must be there', () => {
    const schema = {
      type: 'object',
      properties: {
        items: {
          type: 'array',
          items: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        },
        ids: { type: 'array', minItems: 1, items: { type: 'string', format: 'uuid' } },
        either: { type: 'array', items: { type: ['string', 'number'] } },
        grants: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
        free: { type: 'object', additionalProperties: {} },
      },
      required: ['items'],
    };
    expect(lines(tree(schema))).toEqual([
      'object',
      '  items: object[]',
      '    id: string',
      '  ids?: string[]',
      '  either?: (string | number)[]',
      '  grants?: object',
      '    *?: string[]',
      '  free?: object',
    ]);
    expect(tree(schema).children[1]?.facts).toEqual([
      { kind: 'items', text: '≥ 1' },
      { kind: 'format', text: 'uuid' },
    ]);
  });

  it('writes null as one of the types, however a document says it', () => {
    for (const schema of [
      { type: ['string', 'null'], maxLength: 9 },
      { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { type: 'string', maxLength: 9 }] },
      { type: 'string', nullable: true, maxLength: 9 },
    ]) {
      const { types, facts, choices } = tree(schema);
      expect([types.toSorted(), facts, choices]).toEqual([
        ['null', 'string'],
        [{ kind: 'length', text: '≤ 9' }],
        [],
      ]);
    }
    expect(tree({ type: 'null' }).types).toEqual(['null']);
  });

  it('flattens choices between plain values, and shows those with parts one by one', () => {
    const scalar = {
      anyOf: [
        { anyOf: [{ type: 'string', description: 'To look for' }, { type: 'number' }] },
        { type: 'boolean' },
      ],
    };
    expect(tree(scalar)).toMatchObject({
      types: ['string', 'number', 'boolean'],
      description: 'To look for',
      choices: [],
    });
    const objects: Schema = {
      oneOf: [
        {
          type: 'object',
          properties: { ids: { type: 'array', items: { type: 'string' } } },
          required: ['ids'],
        },
        { type: 'object', properties: { all: { type: 'boolean' } } },
        { type: 'null' },
      ],
    };
    expect(lines(tree(objects))).toEqual([
      'object | null',
      '  object',
      '    ids: string[]',
      '  object',
      '    all?: boolean',
    ]);
  });

  it('joins what must hold together', () => {
    const schema = {
      allOf: [
        { $ref: '#/components/schemas/Team' },
        { properties: { name: { type: 'string' } }, required: ['name'] },
      ],
      properties: { size: { type: 'integer' } },
    };
    expect(lines(tree(schema)).filter((line) => !line.startsWith('    '))).toEqual([
      'object',
      '  members?: User[]',
      '  name: string',
      '  size?: integer',
    ]);
  });

  it('names what it refers to, and ends where a schema holds itself', () => {
    expect(lines(tree({ $ref: '#/components/schemas/User' }))).toEqual([
      'User',
      '  id: string',
      '  team?: Team',
      '    members?: User[] …',
    ]);
    expect(lines(tree({ $ref: '#/components/schemas/Loop' }))).toEqual(['any']);
    expect(lines(tree({ $ref: '#/components/schemas/Missing' }))).toEqual(['any']);
    expect(
      tree({ type: 'object', $ref: '#/components/schemas/User', description: 'Who asks' }).description,
    ).toBe('Who asks');
  });

  it('lists the only values, and the limits without those that say nothing', () => {
    expect(tree({ enum: ['name', 2, null], default: 'name' })).toMatchObject({
      types: ['string'],
      values: ['"name"', '2', 'null'],
      facts: [{ kind: 'default', text: '"name"' }],
    });
    expect(tree({ const: true })).toMatchObject({ types: ['boolean'], values: ['true'] });
    const limit = Number.MAX_SAFE_INTEGER;
    const factsOf = (schema: Schema) => tree(schema).facts.map(({ kind, text }) => `${kind} ${text}`);
    expect(factsOf({ type: 'integer', minimum: -limit, maximum: limit })).toEqual([]);
    expect(factsOf({ type: 'integer', minimum: 0, maximum: limit })).toEqual(['value ≥ 0']);
    expect(factsOf({ type: 'string', minLength: 1, maxLength: 100, pattern: '^a$' })).toEqual([
      'length 1–100',
      'pattern ^a$',
    ]);
    expect(factsOf({ type: 'string', minLength: 6, maxLength: 6, contentEncoding: 'base64' })).toEqual([
      'length 6',
      'encoding base64',
    ]);
    expect(factsOf({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 })).toEqual([
      'value > 0',
      'value < 1',
    ]);
  });
});

it.each([
  ['product', describeProduct],
  ['authentication', describeAuthentication],
])('every schema of the document of %s has a tree', async (_name, describeApi) => {
  const real = (await describeApi()) as unknown as ApiDocument;
  const operations = operationsOf(real);
  expect(operations.length).toBeGreaterThan(20);
  for (const { operationId, parameters = [], requestBody, responses = {} } of operations) {
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const { schema } of [...parameters, ...contents]) {
      if (schema)
        expect(lines(schemaTree(real, schema)).join('\n'), operationId).not.toMatch(/undefined|^$/m);
    }
  }
});
