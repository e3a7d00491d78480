import { expect, test } from 'vitest';
import { dateFromDay, dayFromDate, weekStart } from './calendar-date.ts';

test('a day survives the way to a date and back, whatever the time zone', () => {
  for (const day of ['2026-11-24', '2024-02-29', '2026-01-01', '2026-03-29']) {
    const date = dateFromDay(day);
    expect(date && dayFromDate(date)).toBe(day);
  }
});

test.each(['2026-02-30', '2026-13-01', 'soon', '', '24.11.2026'])('%j is no day', (text) => {
  expect(dateFromDay(text)).toBeUndefined();
});

test("the week starts as in the reader's region, else as in the language", () => {
  expect(weekStart('en', ['fr-FR', 'en-GB'])).toBe(1);
  expect(weekStart('en', ['en-US'])).toBe(0);
  expect(weekStart('fr', [])).toBe(1);
  expect(weekStart('ar', ['ar-EG'])).toBe(6);
});
