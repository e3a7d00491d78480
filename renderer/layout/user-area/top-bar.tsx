import { useTranslation } from 'react-i18next';
import { Link, NavLink } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { Wordmark } from '../../components/ui/mark.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { useFeatures } from '../feature.ts';
import { appEntries } from '../navigation.ts';
import { PaletteField } from '../palette/palette-field.tsx';
import { UserMenu } from '../user-menu.tsx';

const entryClass =
  'relative flex items-center whitespace-nowrap px-3 font-medium text-13 text-text-2 transition-colors hover:text-text aria-[current=page]:text-text ' +
  'after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 aria-[current=page]:after:bg-accent -outline-offset-2';

/** The bar at the top of the user area, 56 high. On phones the entries are at the bottom instead. */
export function TopBar() {
  const { t } = useTranslation();
  const translate = useTranslate();
  const init = useInit();
  const features = useFeatures();
  const parts = features.flatMap(({ topBar }) => (topBar?.allowed(init) ? [topBar] : []));
  const entries = appEntries(init, features).filter((entry) => entry.in === 'top-and-bottom');
  const { HistoryButtons, UpdateButton } = shellSlots;
  const manager = may(init, 'apps', 'manager') ? '/manager/dashboard' : undefined;
  return (
    <header data-sticky="top-bar" className="sticky top-(--bars) z-10 h-14 border-line border-b bg-surface">
      <div className="mx-auto flex h-full max-w-[calc(61rem+2*var(--gutter))] items-center gap-2 px-gutter">
        <Link to="/app" data-window="wordmark" className="rounded-6">
          <Wordmark />
        </Link>
        {HistoryButtons && <HistoryButtons className="ms-2" />}
        <nav aria-label={t('navigation.application')} className="ms-5 flex h-full gap-0.5 max-sm:hidden">
          {entries.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/app'} className={entryClass}>
              {translate(label)}
            </NavLink>
          ))}
        </nav>
        <span className="flex-1" />
        {parts.map(({ id, component: { loaded: Part } }) => Part && <Part key={id} />)}
        <PaletteField label={t('navigation.searchShort')} className="w-52 max-md:hidden" />
        <PaletteField label={t('navigation.searchShort')} compact="plain" className="md:hidden" />
        {manager && (
          <Link to={manager} className={buttonClass({ variant: 'ghost', className: 'max-md:hidden' })}>
            {t('navigation.manager')}
          </Link>
        )}
        {UpdateButton && <UpdateButton />}
        {/* One item of the bar, whatever the menu puts beside its button. */}
        <div className="flex items-center">
          <UserMenu account="/app/account" manager={manager} side="bottom" compact />
        </div>
      </div>
    </header>
  );
}
