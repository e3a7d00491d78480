import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Home } from '#contract/home/home.ts';
import { useModifierKey } from '../../components/actions/action-keys.ts';
import { type PaletteView, usePalette } from '../../components/actions/palette-context.ts';
import { Kbd } from '../../components/ui/kbd.tsx';
import type { HomeCards, HomePart } from '../../layout/routes/parts/home-part.ts';
import { dayDistance, dayName } from '../../lib/format/date-text.ts';
import { useTimeZone } from '../../lib/preferences/time-zone.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';
import { AccountSummary } from './account-summary.tsx';

interface HomeContentProps {
  home: Home;
  parts: readonly (HomePart & HomeCards & { data: unknown })[];
}

/** Beside as many sections as stand in the wide column. */
const rowSpans = ['lg:row-span-1', 'lg:row-span-2', 'lg:row-span-4', 'lg:row-span-6', 'lg:row-span-8'];

/** Cards of the features, and beside them the own account. On narrow screens it follows the main sections. */
export function HomeContent({ home, parts }: HomeContentProps) {
  const since = useSinceText(home);
  const cards = parts.map((part) => ({ ...part, key: part.module, props: { data: part.data, home, since } }));
  return (
    <>
      {/* Browsers and the server may hold different editions of the names of days. */}
      <div className="mt-1 mb-8 text-text-2">
        {cards.map(({ Place, key, props }) => Place && <Place key={key} {...props} />)}
        {cards.map(
          ({ Summary, key, props }) =>
            Summary && (
              <p key={key} suppressHydrationWarning>
                <Summary {...props} />
              </p>
            ),
        )}
      </div>
      {cards.map(({ Top, key, props }) => Top && <Top key={key} {...props} />)}
      <div className="grid items-start gap-8 lg:[&>section]:col-start-1 lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:gap-x-14 lg:gap-y-9">
        {cards.map(({ Main, key, props }) => Main && <Main key={key} {...props} />)}
        <div
          className={clsx(
            // Between phones and wide screens they stand side by side.
            'grid items-start gap-7 sm:grid-cols-2 lg:col-start-2 lg:row-start-1 lg:grid-cols-1',
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

/** The two keys that lead to everything else. For users with a keyboard. */
function ShortcutList() {
  const { t } = useTranslation('home');
  const modifier = useModifierKey();
  const { singleKeys } = useSingleKeys();
  return (
    <section className="max-sm:hidden pointer-coarse:hidden">
      <h2 className="flex min-h-8 items-center text-14">{t('shortcuts.title')}</h2>
      <ul className="mt-1 text-13">
        <Shortcut view="search" keys={`${modifier} K`}>
          {t('shortcuts.search')}
        </Shortcut>
        <Shortcut view="shortcuts" keys={singleKeys ? '?' : undefined}>
          {t('shortcuts.all')}
        </Shortcut>
      </ul>
    </section>
  );
}

function Shortcut({
  view,
  keys,
  children,
}: {
  view: PaletteView;
  keys: string | undefined;
  children: string;
}) {
  const palette = usePalette();
  return (
    <li className="border-line border-b last:border-b-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={palette?.prepare}
        onFocus={palette?.prepare}
        onClick={() => palette?.open(view)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-6 text-start hover:text-accent-text"
      >
        {children}
        {keys && (
          <span aria-hidden="true">
            <Kbd>{keys}</Kbd>
          </span>
        )}
      </button>
    </li>
  );
}
