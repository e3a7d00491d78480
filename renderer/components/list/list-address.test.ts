import { expect, it } from 'vitest';
import { readListAddress } from './list-address.ts';

it.each([
  ['', ''],
  ['searchTerm=caf%C3%A9', 'café'],
  ['searchTerm=%25_%5C', '%_\\'],
  [`searchTerm=${'a'.repeat(300)}`, 'a'.repeat(200)],
  [`searchTerm=a${'😀'.repeat(150)}`, `a${'😀'.repeat(99)}`],
])('the term of ?%s is one that the server takes', (text, searchTerm) =>
  expect(readListAddress(new URLSearchParams(text), { name: 'ascending' }).searchTerm).toBe(searchTerm),
);
