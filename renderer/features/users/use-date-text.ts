import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../lib/format/date-text.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';

/** A day in full, '28 February 2026', where the reader is. */
export function useDateText(): (moment: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  return useCallback(
    (moment) => dateText(new Date(moment), i18n.language, timeZone),
    [i18n.language, timeZone],
  );
}
