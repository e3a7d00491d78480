import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fullDateText, relativeTimeText } from '../lib/format/date-text.ts';
import { useTimeZone } from '../lib/preferences/time-zone.ts';

interface TimeLook {
  /** It stands within a line, and begins with a small letter. */
  within?: boolean | undefined;
  className?: string | undefined;
  'data-opens-row'?: true;
}

interface RelativeTimeProps extends TimeLook {
  /** ISO 8601. */
  at: string;
  /** When the data was read, ISO 8601: the same on the server and in the browser. */
  now: string;
}

/** A time in the reader's words: how long ago, up to a day, then the date; the full date on hover. */
export function RelativeTime({ at, now, ...look }: RelativeTimeProps) {
  return useRelativeTimes(now)(at, look);
}

/**
 * Returns a function that draws such a time, for lists: language and time zone are looked up once, not for each row. It
 * keeps its identity, so that rows are not drawn again.
 */
export function useRelativeTimes(now: string): (at: string, look?: TimeLook) => ReactNode {
  const { t, i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  const { language } = i18n;
  return useCallback(
    (at, { within, ...look } = {}) => {
      const moment = new Date(at);
      return (
        // Browsers and the server may hold different editions of the month names.
        <time
          suppressHydrationWarning
          dateTime={at}
          title={fullDateText(moment, language, timeZone)}
          {...look}
        >
          {relativeTimeText(moment, { now: new Date(now), timeZone, language, t, within })}
        </time>
      );
    },
    [t, language, timeZone, now],
  );
}
