import { useTranslation } from 'react-i18next';
import { fullDateText, relativeTimeText } from '../lib/format/date-text.ts';
import { useTimeZone } from '../lib/preferences/time-zone.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  /** When the data was read, ISO 8601: the same on the server and in the browser. */
  now: string;
  /** It stands within a line, and begins with a small letter. */
  within?: boolean;
  className?: string;
}

/** A time in the reader's words: how long ago, up to a day, then the date; the full date on hover. */
export function RelativeTime({ at, now, within, className }: RelativeTimeProps) {
  const { t, i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  const moment = new Date(at);
  const { language } = i18n;
  return (
    // Browsers and the server may hold different editions of the month names.
    <time
      suppressHydrationWarning
      dateTime={at}
      title={fullDateText(moment, language, timeZone)}
      className={className}
    >
      {relativeTimeText(moment, { now: new Date(now), timeZone, language, t, within })}
    </time>
  );
}
