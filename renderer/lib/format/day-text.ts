import { displayLocale } from '#contract/display-locale.ts';
import type { MomentOptions } from './moment-text.ts';

/** 'Today at 09:12', 'Yesterday at 18:40', then the day in full: '4 February 2026'. */
export function dayText(moment: Date, { now, timeZone, language, t }: MomentOptions): string {
  const locale = displayLocale(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = () => new Intl.DateTimeFormat(locale, { timeZone, ...clock }).format(moment);
  const text = day.format(moment);
  if (text === day.format(now)) return t('time.todayAt', { time: time() });
  if (text === day.format(new Date(now.getTime() - 24 * 3_600_000)))
    return t('time.yesterdayAt', { time: time() });
  return text;
}
