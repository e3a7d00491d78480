import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../lib/format/date-text.ts';
import { dateFormat } from '../lib/format/format-cache.ts';
import { useTimeZone } from '../lib/preferences/time-zone.ts';

/** A day in full, '28 February 2026', where the reader is. */
export function useDateText(): (at: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  return useCallback((at) => dateText(new Date(at), i18n.language, timeZone), [i18n.language, timeZone]);
}

/** The same with the time: '28 February 2026 at 14:37'. */
export function useDateTimeText(): (at: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  return useCallback(
    (at) =>
      dateFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(
        new Date(at),
      ),
    [i18n.language, timeZone],
  );
}
