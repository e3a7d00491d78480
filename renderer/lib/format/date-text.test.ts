import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { serverI18n } from '../i18n/server-i18n.ts';
import { dateText, dayText, relativeTimeText } from './date-text.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const t: TFunction = serverI18n('en').t;
const now = new Date('2026-11-21T09:30:00Z');

it.each([
  ['en', '24 November 2026'],
  ['fr', '24 novembre 2026'],
  ['ar', '24 نوفمبر 2026'],
  ['sw', '24 Novemba 2026'],
])(
  'a day is written out in the words of %s, with the digits and the calendar of the interface',
  (language, text) => {
    expect(dateText(new Date(2026, 10, 24), language)).toBe(text);
    expect(dateText(new Date('2026-11-23T22:00:00Z'), language, 'Africa/Nairobi')).toBe(text);
  },
);

it.each([
  ['2026-11-18T09:12:00Z', 'UTC', 'Today at 09:12'],
  ['2026-11-17T18:40:00Z', 'UTC', 'Yesterday at 18:40'],
  ['2026-11-17T22:40:00Z', 'Africa/Nairobi', 'Today at 01:40'],
  ['2026-02-04T09:12:00Z', 'UTC', '4 February 2026'],
])('%s in %s reads %s', (moment, timeZone, text) => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(dayText(new Date(moment), { now, timeZone, language: 'en', t })).toBe(text);
});

// Versions of the locale data differ in the order and the separators of numeric dates, those of en-CA among them.
it.each(['2026-11-18', '18/11/2026', '11/18/2026'])(
  'knows today whatever a numeric date looks like, such as %s',
  (numeric) => {
    const prototype: { format: unknown } = Intl.DateTimeFormat.prototype;
    vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => numeric);
    const now = new Date('2026-11-18T12:00:00Z');
    const at = { now, timeZone: 'Pacific/Tongatapu', language: 'en', t };
    expect(dayText(new Date('2026-11-18T11:12:00Z'), at)).toMatch(/^Today at/);
    expect(dayText(new Date('2026-11-18T10:12:00Z'), at)).toMatch(/^Yesterday at/);
  },
);

it.each([
  ['2026-03-29T12:00:00Z', 'Yesterday at 14:00'],
  ['2026-03-28T21:00:00Z', '28 March 2026'],
])('%s reads %s on the morning after a day of 23 hours', (moment, text) => {
  const morning = { now: new Date('2026-03-29T22:30:00Z'), timeZone: 'Europe/Paris', language: 'en', t };
  expect(dayText(new Date(moment), morning)).toBe(text);
});

it.each([
  ['2026-11-21T09:29:31Z', 'UTC', 'Just now'],
  ['2026-11-21T09:29:00Z', 'UTC', '1 min ago'],
  ['2026-11-21T08:31:00Z', 'UTC', '59 min ago'],
  ['2026-11-21T08:30:00Z', 'UTC', '1 h ago'],
  ['2026-11-21T00:10:00Z', 'UTC', '9 h ago'],
  ['2026-11-20T23:50:00Z', 'UTC', '9 h ago'],
  ['2026-11-20T12:00:00Z', 'UTC', 'Yesterday'],
  ['2026-11-20T12:00:00Z', 'Pacific/Auckland', '21 h ago'],
  ['2026-11-19T23:59:00Z', 'UTC', '19 Nov'],
  ['2026-11-19T23:59:00Z', 'Africa/Nairobi', 'Yesterday'],
  ['2025-12-31T12:00:00Z', 'UTC', '31 Dec 2025'],
])('%s in %s is %s', (moment, timeZone, text) => {
  expect(relativeTimeText(new Date(moment), { now, timeZone, language: 'en', t })).toBe(text);
});

it('begins small within a line', () => {
  const text = (moment: string) =>
    relativeTimeText(new Date(moment), { now, timeZone: 'UTC', language: 'en', t, within: true });
  expect(text('2026-11-21T09:29:31Z')).toBe('just now');
  expect(text('2026-11-20T12:00:00Z')).toBe('yesterday');
  expect(text('2026-11-19T12:00:00Z')).toBe('19 Nov');
});

it('speaks the language of the page, in Western digits', () => {
  const arabic: TFunction = serverI18n('ar').t;
  const options = { now, timeZone: 'UTC', language: 'ar', t: arabic };
  expect(relativeTimeText(new Date('2026-11-21T09:18:00Z'), options)).toBe('قبل 12 دقيقة');
  expect(relativeTimeText(new Date('2026-11-18T09:18:00Z'), options)).toBe('18 نوفمبر');
});
