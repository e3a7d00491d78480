import { expect, it } from 'vitest';
import { callersOf, type Operation } from './api-document.ts';

it.each<[Operation['security'], ReturnType<typeof callersOf>]>([
  [undefined, undefined],
  [[], 'everyone'],
  [[{}, { session: [] }], 'everyone'],
  [[{ session: [] }], 'signedIn'],
  [[{ session: ['user:list', 'user:ban'] }], ['user:list', 'user:ban']],
])('with the security %j an operation is for %j', (security, callers) => {
  expect(callersOf({ security })).toEqual(callers);
});
