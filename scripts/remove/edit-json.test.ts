import { expect, it } from 'vitest';
import { withoutKeys, withoutSameTexts } from './edit-json.ts';

it('takes out texts with their plural forms, and groups that are empty then', () => {
  const texts = { a: { b: '1', c_one: '2', c_other: '3' }, d: { e: '4' }, f: '5' };
  const left = withoutKeys(JSON.stringify(texts), ['a.c', 'd.e', 'nowhere.at.all']);
  expect(JSON.parse(left)).toEqual({ a: { b: '1' }, f: '5' });
});

it('takes out what is the same in English', () => {
  const lists = JSON.stringify({ de: ['a:b', 'c:d'], nl: [] });
  expect(JSON.parse(withoutSameTexts(lists, (namespace) => namespace === 'a'))).toEqual({
    de: ['c:d'],
  });
});
