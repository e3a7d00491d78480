import { dateText } from './date-text.ts';
import { dayDistance } from './day-name.ts';
import { dateFormat } from './format-cache.ts';
import type { RelativeTimeOptions } from './relative-time-text.ts';

/** 'Today at 09:12', 'Yesterday at 18:40', then the day in full: '4 February 2026'. */
export function dayText(moment: Date, { now, timeZone, language, t }: RelativeTimeOptions): string {
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = () => dateFormat(language, { timeZone, ...clock }).format(moment);
  const days = dayDistance(moment, now, timeZone);
  if (days === 0) return t('time.todayAt', { time: time() });
  if (days === 1) return t('time.yesterdayAt', { time: time() });
  return dateText(moment, language, timeZone);
}
