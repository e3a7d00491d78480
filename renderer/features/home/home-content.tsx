import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/home/home.ts';
import type { HomeCards, HomePart } from '../../layout/home/home-part.ts';
import { dayDistance, dayName } from '../../lib/format/day-name.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { AccountSummary } from './account-summary.tsx';
import { ShortcutList } from './shortcut-list.tsx';

interface HomeContentProps {
  home: Home;
  parts: readonly (HomePart & HomeCards & { data: unknown })[];
}

/** Beside as many sections as stand in the wide column. */
const rowSpans = ['lg:row-span-1', 'lg:row-span-2', 'lg:row-span-4', 'lg:row-span-6', 'lg:row-span-8'];

/** What the features show, and beside it the own account. On narrow screens that follows their main sections. */
export function HomeContent({ home, parts }: HomeContentProps) {
  const since = useSinceText(home);
  const cards = parts.map((part) => ({ ...part, key: part.module, props: { data: part.data, home, since } }));
  return (
    <>
      {/* Browsers and the server may hold different editions of the names of days. */}
      <div className="mt-1 mb-8 text-text-2">
        {cards.map(
          ({ Summary, key, props }) =>
            Summary && (
              <p key={key} suppressHydrationWarning>
                <Summary {...props} />
              </p>
            ),
        )}
      </div>
      <div className="grid items-start gap-8 lg:[&>section]:col-start-1 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-x-14 lg:gap-y-9">
        {cards.map(({ Main, key, props }) => Main && <Main key={key} {...props} />)}
        <div
          className={clsx(
            'grid gap-7 lg:col-start-2 lg:row-start-1',
            rowSpans[cards.length] ?? rowSpans.at(-1),
          )}
        >
          <AccountSummary home={home} />
          <ShortcutList />
        </div>
        {cards.map(({ More, key, props }) => More && <More key={key} {...props} />)}
      </div>
    </>
  );
}

/** Since when something changed: since the user was here before; or, where that is not known, in a week. */
function useSinceText({ since, readAt }: Home): string {
  const { t, i18n } = useTranslation('home');
  const timeZone = useTimeZone() ?? 'UTC';
  if (since === null) return t('since.week');
  const moment = new Date(since);
  const days = dayDistance(moment, new Date(readAt), timeZone);
  if (days === 0) return t('since.today');
  if (days === 1) return t('since.yesterday');
  return t('since.day', { day: dayName(moment, { days, language: i18n.language, timeZone }) });
}
