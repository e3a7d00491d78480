import { dateFormat } from '../format/format-cache.ts';
import { westernDigits } from './parse-number.ts';

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));

/**
 * A day as people type it, as YYYY-MM-DD: '24 November 2026', '24 nov', '24/11/2026', '24.11.26', '2026-11-24'. Day and
 * month stand in the order of the language; without a year it is the present one. Undefined for what is no day.
 */
export function parseDay(typed: string, language: string, now = new Date()): string | undefined {
  const text = westernDigits(typed).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length > 0) {
    const month = words.map((word) => monthOf(word, language)).find(Boolean);
    const [day = 0, year, ...others] = numbers;
    return month && others.length === 0 ? dayOf(yearOf(year, now), month, day) : undefined;
  }
  if (!/^\d{1,2}[-/.]\d{1,2}(?:[-/.](?:\d{2}|\d{4}))?$/.test(text)) return undefined;
  const [first = 0, second = 0, year] = numbers;
  return monthComesFirst(language)
    ? dayOf(yearOf(year, now), first, second)
    : dayOf(yearOf(year, now), second, first);
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isDay = year <= 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

function yearOf(typed: number | undefined, now: Date): number {
  if (typed === undefined) return now.getFullYear();
  return typed < 100 ? 2000 + typed : typed;
}

/** The month, from 1 on, that the word begins and no other one: 'nov' and 'November', but not 'j'. */
function monthOf(word: string, language: string): number | undefined {
  const start = comparable(word);
  const found = months.flatMap((month, index) => {
    const names = (['long', 'short'] as const).map((style) =>
      comparable(dateFormat(language, { month: style, timeZone: 'UTC' }).format(month)),
    );
    return names.includes(start) ? [{ number: index + 1, exact: true }] : startsOne(names, index);
  });
  function startsOne(names: string[], index: number) {
    return start.length > 2 && names.some((name) => name.startsWith(start))
      ? [{ number: index + 1, exact: false }]
      : [];
  }
  const exact = found.filter(({ exact }) => exact);
  const [only, ...others] = exact.length > 0 ? exact : found;
  return others.length === 0 ? only?.number : undefined;
}

function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .toLowerCase();
}

function monthComesFirst(language: string): boolean {
  const parts = dateFormat(language, { dateStyle: 'short' }).formatToParts(months[0]);
  return parts.find(({ type }) => type === 'day' || type === 'month')?.type === 'month';
}
