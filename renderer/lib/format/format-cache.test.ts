import { expect, it } from 'vitest';
import { dateFormat, numberFormat } from './format-cache.ts';

it('makes a format once for a language and its options', () => {
  const format = dateFormat('en', { timeZone: 'UTC', dateStyle: 'long' });
  expect(dateFormat('en', { timeZone: 'UTC', dateStyle: 'long' })).toBe(format);
  expect(dateFormat('fr', { timeZone: 'UTC', dateStyle: 'long' })).not.toBe(format);
  expect(dateFormat('en', { timeZone: 'Africa/Nairobi', dateStyle: 'long' })).not.toBe(format);
  expect(numberFormat('en')).toBe(numberFormat('en'));
  expect(numberFormat('en', { style: 'percent' })).not.toBe(numberFormat('en'));
});

it('does not keep as many as visitors can spell', () => {
  const options = { timeZone: 'UTC', day: 'numeric' } as const;
  const format = dateFormat('en', options);
  for (let minute = 0; minute < 200; minute++) {
    const offset = `+${String(Math.trunc(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    expect(dateFormat('en', { ...options, timeZone: offset }).resolvedOptions().timeZone).toBe(offset);
  }
  expect(dateFormat('en', options)).not.toBe(format);
});
