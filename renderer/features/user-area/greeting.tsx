import { useTranslation } from 'react-i18next';
import { displayLocale } from '#contract/display-locale.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useInit } from '../../lib/services/use-init.ts';

/** Greets by the time of day, once the visitor's time zone is known; `now` is ISO 8601. */
export function Greeting({ now }: { now: string | undefined }) {
  const { t } = useTranslation('home');
  const { visitor } = useInit();
  const timeZone = useTimeZone();
  const name = isolate(visitor?.name.split(/\s/, 1)[0] ?? '');
  const part = now && timeZone ? partOfDay(new Date(now), timeZone) : 'hello';
  return <h1 className="text-24">{t(`greeting.${part}`, { name })}</h1>;
}

function partOfDay(moment: Date, timeZone: string): 'morning' | 'afternoon' | 'evening' {
  const format = new Intl.DateTimeFormat(displayLocale('en'), {
    timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const hour = Number(format.format(moment));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
