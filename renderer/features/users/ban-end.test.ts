import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayAfter, dayOfBanEnd, endOfBan } from './ban-end.ts';

const now = new Date(2026, 9, 24, 14, 37, 5);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

// October 25th is a day of 25 hours in most of Europe: the time of day stays wherever these tests run.
it.each([
  ['day', undefined, new Date(2026, 9, 25, 14, 37, 5)],
  ['week', undefined, new Date(2026, 9, 31, 14, 37, 5)],
  ['month', undefined, new Date(2026, 10, 23, 14, 37, 5)],
  ['date', '2027-02-28', new Date(2027, 1, 28, 14, 37, 5)],
] as const)('a ban of a %s ends at the time of day at which it began', (end, day, expected) => {
  expect(endOfBan(end, day)).toBe(expected.toISOString());
});

it('a ban can be without end', () => expect(endOfBan('never', '2027-02-28')).toBeNull());

it('a ban that is changed keeps the time of day of its end, and its end where the day stays', () => {
  const until = new Date(2026, 11, 1, 9, 15).toISOString();
  const day = dayOfBanEnd(until);
  expect(day).toBe('2026-12-01');
  expect(endOfBan('date', day, until)).toBe(until);
  expect(endOfBan('date', '2026-12-31', until)).toBe(new Date(2026, 11, 31, 9, 15).toISOString());
});

it('the end of a ban that is over is no day to begin with, one later today is', () => {
  expect(dayOfBanEnd(new Date(2026, 9, 24, 14, 37).toISOString())).toBeUndefined();
  expect(dayOfBanEnd(new Date(2026, 9, 24, 20).toISOString())).toBe('2026-10-24');
  expect(dayOfBanEnd(null)).toBeUndefined();
  expect(dayAfter(now)).toBe('2026-10-25');
});
