import { expect, it } from 'vitest';
import { localTime, parseTime, timestampInZone } from './time-in-zone.ts';

it.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['9h30', '09:30'],
  ['9h', '09:00'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['٢٣:٥٩', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('%j is read as %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

it.each([
  ['2026-11-24T09:30', 'UTC', '2026-11-24T09:30:00.000Z'],
  ['2026-11-24T09:30', 'Africa/Nairobi', '2026-11-24T06:30:00.000Z'],
  ['2026-07-01T00:15', 'Europe/Paris', '2026-06-30T22:15:00.000Z'],
  // Left out in spring, and twice in autumn.
  ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, timestamp) => {
  expect(timestampInZone(local, timeZone)).toBe(timestamp);
});

it('what the clocks show leads back to the same moment', () => {
  for (const timeZone of ['UTC', 'Africa/Nairobi', 'Europe/Paris', 'Pacific/Auckland', 'America/St_Johns'])
    expect(timestampInZone(localTime(new Date('2026-11-24T06:30:00Z'), timeZone), timeZone)).toBe(
      '2026-11-24T06:30:00.000Z',
    );
  expect(timestampInZone('soon', 'UTC')).toBeUndefined();
});
