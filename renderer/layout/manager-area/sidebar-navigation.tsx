import clsx from 'clsx';
import AppWindow from 'lucide-react/icons/app-window';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from '../../components/navigation/link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Tooltip } from '../../components/ui/tooltip.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { type SidebarGroup, useFeatures } from '../feature.ts';
import { type BarEntry, managerEntries } from '../navigation.ts';
import { UserMenu } from '../user-menu.tsx';

type SidebarLink = Pick<BarEntry<SidebarGroup>, 'path' | 'icon' | 'label'>;

/** Groups with a heading, from the top. */
const groups = ['application', 'configuration'] as const satisfies SidebarGroup[];

const openApp: SidebarLink = { path: '/app', icon: AppWindow, label: 'common:navigation.openApp' };

interface SidebarNavigationProps {
  rail?: boolean;
  inDrawer?: boolean;
}

/** Content that the sidebar and the drawer share: the groups of entries, and the user at the foot. */
export function SidebarNavigation({ rail = false, inDrawer = false }: SidebarNavigationProps) {
  const { t } = useTranslation();
  const init = useInit();
  const id = useId();
  const entries = managerEntries(init, useFeatures());
  const entriesIn = (group: SidebarGroup) => entries.filter((entry) => entry.in === group);
  const foot = [...(may(init, 'apps', 'app') ? [openApp] : []), ...entriesIn('foot')];
  const { UpdateEntry } = shellSlots;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {groups
          .filter((name) => entriesIn(name).length > 0)
          .map((name) => (
            <nav key={name} aria-labelledby={`${id}-${name}`} className="grid gap-0.5 px-3 pt-4">
              <h2
                id={`${id}-${name}`}
                className={clsx(
                  'px-2 pb-1 font-medium text-12 text-text-3 tracking-normal',
                  rail && 'hidden',
                )}
              >
                {t(`navigation.${name}`)}
              </h2>
              {entriesIn(name).map((entry) => (
                <SidebarEntry key={entry.path} entry={entry} rail={rail} replace={inDrawer} />
              ))}
            </nav>
          ))}
      </div>
      <div className="pb-1.5">
        <nav aria-label={t('navigation.more')} className="grid gap-0.5 px-3 pt-4">
          {foot.map((entry) => (
            <SidebarEntry key={entry.path} entry={entry} rail={rail} replace={inDrawer} />
          ))}
        </nav>
        {UpdateEntry && <UpdateEntry rail={rail} />}
        <div
          className={clsx('mx-3 mt-3 border-line border-t pt-1', rail && 'grid justify-center pt-2.5 pb-1.5')}
        >
          <UserMenu account="/manager/account" side="top" compact={rail} />
        </div>
      </div>
    </>
  );
}

interface SidebarEntryProps {
  entry: SidebarLink;
  rail: boolean;
  /** The open drawer has an entry of its own in the history, which a link takes over. */
  replace: boolean;
}

/** One entry of the sidebar; in the rail its name moves into a tooltip. */
function SidebarEntry({ entry, rail, replace }: SidebarEntryProps) {
  const name = useTranslate()(entry.label);
  return (
    <Tooltip text={name} side="inline-end" off={!rail}>
      <NavLink
        to={entry.path}
        replace={replace}
        end={entry.path === '/app'}
        className={clsx('sidebar-entry', rail ? 'justify-center' : 'px-2')}
      >
        <Icon of={entry.icon} />
        <span className={rail ? 'sr-only' : 'truncate'}>{name}</span>
      </NavLink>
    </Tooltip>
  );
}
