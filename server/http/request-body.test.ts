import { expect, test } from 'vitest';
import { rejectDeepJson } from './request-body.ts';

const read = (text: string) => rejectDeepJson(Buffer.from(text));

test('a body nested as deep as any of ours passes, and brackets in strings do not count', () => {
  read(JSON.stringify({ a: [{ b: [1, 2, { c: null }] }], d: '[['.repeat(100), e: `"${'{'.repeat(100)}` }));
});

test.each(['['.repeat(51), `{"a":${'['.repeat(32_000)}`, '{"a":'.repeat(10_000), `["\\"",${'['.repeat(60)}`])(
  'a deeper one is a bad request',
  (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ status: 400, code: 'BAD_REQUEST' }));
  },
);
