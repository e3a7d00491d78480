import { expect, it } from 'vitest';
import { home } from '#contract/home/home.ts';
import { implementOperations } from '../api/operation.ts';
import { readHome } from '../home/read-home.ts';

it('a contract that is not wholly implemented fails to compile', () => {
  const operation = implementOperations({ home, more: home });
  expect(operation.router({ home: { read: readHome }, more: { read: readHome } })).toHaveProperty('more');
  // @ts-expect-error: without `more`
  expect(operation.router({ home: { read: readHome } })).not.toHaveProperty('more');
  // @ts-expect-error: an operation of another name
  expect(operation.router({ home: { reed: readHome }, more: { read: readHome } })).toHaveProperty('more');
});
