import { describe, expect, it } from 'vitest';
import { periodUntil } from './period.ts';

const hours = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 3_600_000;

describe('the days of a reader', () => {
  it('follow each other without a gap, the period before them too, up to the same time of day', () => {
    const { days, whole, before } = periodUntil(new Date('2026-11-21T15:00:00Z'), 7, 'Africa/Nairobi');
    expect(days.map(({ date }) => date.slice(5)).join(' ')).toBe('11-15 11-16 11-17 11-18 11-19 11-20 11-21');
    expect(whole).toEqual({ from: '2026-11-14T21:00:00.000Z', to: '2026-11-21T21:00:00.000Z' });
    expect(before).toEqual({ from: '2026-11-07T21:00:00.000Z', to: '2026-11-14T15:00:00.000Z' });
    for (const [index, { span }] of days.entries())
      expect(days[index + 1]?.span.from ?? whole.to).toBe(span.to);
    expect(days.map((day) => hours(day.before))).toEqual([24, 24, 24, 24, 24, 24, 18]);
  });

  it.each([
    ['clocks go forward at night', 'Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['clocks go back at night', 'Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['there is no midnight', 'Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
    ['midnight comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
    ['clocks move by half an hour', 'Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
  ])('are as long as they are where %s', (_what, timeZone, date, from, length) => {
    const noon = new Date(Date.parse(`${date}T12:00:00Z`) + 24 * 3_600_000);
    const day = periodUntil(noon, 7, timeZone).days.find((each) => each.date === date);
    expect(day?.span.from).toBe(from);
    expect(day && hours(day.span)).toBe(length);
  });

  it('compare a long today with all of a shorter day, and no more', () => {
    const lateOnLongDay = new Date('2026-10-25T22:30:00Z');
    const { before, days } = periodUntil(lateOnLongDay, 7, 'Europe/Paris');
    expect(before.to).toBe('2026-10-18T22:00:00.000Z');
    expect(days[0]?.before.from).toBe('2026-10-11T22:00:00.000Z');
  });
});
