import { expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';
import { dayText } from './day-text.ts';
import type { RelativeTimeOptions } from './relative-time-text.ts';

const now = new Date('2026-11-18T12:00:00Z');

it.each([
  ['2026-11-18T09:12:00Z', 'UTC', 'Today at 09:12'],
  ['2026-11-17T18:40:00Z', 'UTC', 'Yesterday at 18:40'],
  ['2026-11-17T22:40:00Z', 'Africa/Nairobi', 'Today at 01:40'],
  ['2026-02-04T09:12:00Z', 'UTC', '4 February 2026'],
])('%s in %s reads %s', (moment, timeZone, text) => {
  const t = translator('en') as unknown as RelativeTimeOptions['t'];
  expect(dayText(new Date(moment), { now, timeZone, language: 'en', t })).toBe(text);
});

it.each([
  ['2026-03-29T12:00:00Z', 'Yesterday at 14:00'],
  ['2026-03-28T21:00:00Z', '28 March 2026'],
])('%s reads %s on the morning after a day of 23 hours', (moment, text) => {
  const t = translator('en') as unknown as RelativeTimeOptions['t'];
  const morning = { now: new Date('2026-03-29T22:30:00Z'), timeZone: 'Europe/Paris', language: 'en', t };
  expect(dayText(new Date(moment), morning)).toBe(text);
});
