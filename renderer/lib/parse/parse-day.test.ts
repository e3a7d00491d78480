import { expect, it } from 'vitest';
import { dateText } from '../format/date-text.ts';
import { parseDay } from './parse-day.ts';

const now = new Date(2026, 10, 23);

it.each([
  ['en', '24 November 2026', '2026-11-24'],
  ['en', 'November 24, 2026', '2026-11-24'],
  ['en', '24 nov', '2026-11-24'],
  ['en', '24/11/2026', '2026-11-24'],
  ['en', '4.1.27', '2027-01-04'],
  ['en', '24/11', '2026-11-24'],
  ['en', '2026-11-24', '2026-11-24'],
  ['fr', '1 fév. 2027', '2027-02-01'],
  ['fr', '1 AOUT 2027', '2027-08-01'],
  ['ar', '٢٤/١١/٢٠٢٦', '2026-11-24'],
  ['ar', '24 نوفمبر 2026', '2026-11-24'],
  ['sw', '24 Novemba 2026', '2026-11-24'],
])('in %s %s is read as %s', (language, typed, day) => {
  expect(parseDay(typed, language, now)).toBe(day);
});

it.each(['', 'soon', '31/02/2026', '24', '24 ju 2026', '24 Smarch 2026', '1/2/3/4', '24/11/20261', '24//11'])(
  '%j is no day',
  (typed) => {
    expect(parseDay(typed, 'en', now)).toBeUndefined();
  },
);

it('a day that is written out is read as the same day', () => {
  for (const language of ['en', 'fr', 'ar', 'sw'])
    for (let month = 1; month <= 12; month++) {
      const day = `2027-${String(month).padStart(2, '0')}-09`;
      expect(parseDay(dateText(new Date(`${day}T12:00:00`), language), language, now)).toBe(day);
    }
});
