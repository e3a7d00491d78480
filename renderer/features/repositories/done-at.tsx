import { useTranslation } from 'react-i18next';
import { dayText } from '../../lib/format/day-text.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';

/** When something was done, and by whom where that is known: 'Today at 09:12 by Camille Rousseau'. */
export function DoneAt({ at, by }: { at: string; by: string | undefined }) {
  const { t, i18n } = useTranslation('repositories');
  const { t: common } = useTranslation();
  const timeZone = useTimeZone() ?? 'UTC';
  const moment = dayText(new Date(at), { now: new Date(), timeZone, language: i18n.language, t: common });
  return (
    // The server's clock may be in another day, and hold another edition of the month names.
    <time suppressHydrationWarning dateTime={at}>
      {by ? t('facts.by', { moment, name: isolate(by) }) : moment}
    </time>
  );
}
