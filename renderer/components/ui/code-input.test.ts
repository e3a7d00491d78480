import { expect, test } from 'vitest';
import { codeFrom } from './code-input.tsx';

test.each([
  ['k7mq2r', 'K7MQ2R'],
  [' K7M-Q2R ', 'K7MQ2R'],
  ['k 7 m q 2 r', 'K7MQ2R'],
  ['Ｋ７Ｍ', 'K7M'],
  ['K7MQ2R9', 'K7MQ2R'],
  ['é!?', ''],
])('%j is read as %j', (text, code) => {
  expect(codeFrom(text)).toBe(code);
});
