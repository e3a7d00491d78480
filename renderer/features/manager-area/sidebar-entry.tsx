import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { NavLink } from '../../components/navigation/nav-link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Tooltip } from '../../components/ui/tooltip.tsx';
import type { NavigationEntry } from './navigation.ts';

interface SidebarEntryProps {
  entry: NavigationEntry;
  rail: boolean;
  /** The open drawer has an entry of its own in the history, which a link takes over. */
  replace: boolean;
}

/** One entry of the sidebar; in the rail its name moves into a tooltip. */
export function SidebarEntry({ entry, rail, replace }: SidebarEntryProps) {
  const { t } = useTranslation();
  const name = t(`navigation.${entry.name}`);
  return (
    <Tooltip text={name} side="inline-end" off={!rail}>
      <NavLink
        to={entry.to}
        replace={replace}
        end={entry.to === '/app'}
        className={clsx(
          'group relative flex min-h-8 items-center gap-2.5 rounded-6 font-medium text-13 text-text-2 transition-colors pointer-coarse:min-h-11',
          'hover:bg-hover hover:text-text active:bg-active aria-[current=page]:bg-active aria-[current=page]:text-text',
          rail ? 'justify-center' : 'px-2',
        )}
      >
        <Icon of={entry.icon} className="group-aria-[current=page]:text-accent-text" />
        <span className={rail ? 'sr-only' : 'truncate'}>{name}</span>
      </NavLink>
    </Tooltip>
  );
}
