import { expect, it } from 'vitest';
import type { ApiDocument, PlacedOperation, Schema } from '../api-document.ts';
import { exampleCurl } from './example-request.tsx';
import { exampleValue } from './example-value.ts';

const document: ApiDocument = {
  info: {},
  servers: [{ url: '/api' }],
  paths: {},
  components: {
    schemas: {
      Folder: {
        type: 'object',
        properties: { inside: { $ref: '#/components/schemas/Folder' } },
        required: ['inside'],
      },
    },
  },
};

const curl = (operation: Partial<PlacedOperation>) =>
  exampleCurl(
    document,
    { operationId: 'tried', method: 'get', path: '/things', ...operation },
    'https://app.example',
  );

it('a read is its address, with the session and the parameters that it cannot do without', () => {
  const parameters = [
    { name: 'id', in: 'path', required: true },
    { name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } },
    { name: 'kind', in: 'query', required: true, schema: { enum: ['all', 'own'] } },
    { name: 'from', in: 'query', required: true, schema: { type: 'integer' } },
  ];
  expect(curl({ path: '/things/{id}/parts/{partId}', parameters })).toBe(
    [
      "curl 'https://app.example/api/things/<id>/parts/<partId>?kind=all&from=1' \\",
      '  --cookie cookies.txt --cookie-jar cookies.txt',
    ].join('\n'),
  );
});

it('a write tells where it comes from, and sends JSON as one word of the shell', () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', default: "Omar's" }, note: { type: 'string' } },
    required: ['name'],
  };
  expect(curl({ method: 'put', requestBody: { content: { 'application/json': { schema } } } })).toBe(
    [
      "curl --request PUT 'https://app.example/api/things' \\",
      '  --cookie cookies.txt --cookie-jar cookies.txt \\',
      "  --header 'Origin: https://app.example' \\",
      "  --header 'Content-Type: application/json' \\",
      "  --data '{",
      String.raw`    "name": "Omar'\''s"`,
      "  }'",
    ].join('\n'),
  );
  expect(curl({ method: 'delete' })).toBe(
    [
      "curl --request DELETE 'https://app.example/api/things' \\",
      '  --cookie cookies.txt --cookie-jar cookies.txt \\',
      "  --header 'Origin: https://app.example'",
    ].join('\n'),
  );
});

it.each<[Schema, unknown]>([
  [{ type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } } }, {}],
  [
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'boolean' } }, required: ['b'] },
    { b: true },
  ],
  [
    { anyOf: [{ type: 'null' }, { type: 'array', items: { type: 'string', format: 'date-time' } }] },
    ['2026-01-31T12:00:00.000Z'],
  ],
  [{ type: ['null', 'string'] }, '<value>'],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'integer', minimum: -(2 ** 53 - 1) }, 1],
  [{ enum: ['ban', 'unban'] }, 'ban'],
  [{ const: 'ban' }, 'ban'],
  [{ $ref: '#/components/schemas/Folder' }, { inside: {} }],
])('%j is shown as %j', (schema, example) => {
  expect(exampleValue(document, schema)).toEqual(example);
});
