import { expect, it } from 'vitest';
import { normalizeKey } from './normalize-key.ts';

it.each([
  ['English', 'K', 'KeyK', 'k'],
  ['English', '?', 'Slash', '?'],
  ['German', '/', 'Digit7', '/'],
  ['Russian', 'л', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Arabic', 'لا', 'KeyB', 'b'],
  ['Arabic', '؟', 'Slash', '?'],
  ['Arabic', 'ظ', 'Slash', '/'],
  ['Thai', '่', 'KeyJ', 'j'],
  ['Chinese', '？', 'Slash', '?'],
  // Latin letters elsewhere: the sign that a key writes is none of them.
  ['Dvorak', '.', 'KeyE', '.'],
  ['Dvorak', 'e', 'KeyD', 'e'],
  ['French', ',', 'KeyM', ','],
  ['Hebrew', '/', 'KeyQ', '/'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  ['any', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
])('on a keyboard for %s %s (%s) means %s', (_keyboard, key, code, meaning) => {
  expect(normalizeKey({ key, code })).toBe(meaning);
});
