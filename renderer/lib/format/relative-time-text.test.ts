import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { serverI18n } from '../i18n/server-i18n.ts';
import { relativeTimeText } from './relative-time-text.ts';

const t: TFunction = serverI18n('en').t;
const now = new Date('2026-11-21T09:30:00Z');

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
