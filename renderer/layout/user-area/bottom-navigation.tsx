import type { LucideIcon } from 'lucide-react';
import BookMarked from 'lucide-react/icons/book-bookmark';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import House from 'lucide-react/icons/house';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { NavLink } from '../../components/navigation/nav-link.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

interface Entry {
  to: string;
  icon: LucideIcon;
  name: 'home' | 'repositories' | 'account';
}

/** The navigation of the user area on phones, within reach of the thumb. Gives way to an open keyboard. */
export function BottomNavigation() {
  const { t } = useTranslation();
  const init = useInit();
  // The page of one repository has a way back of its own, and needs the room.
  const isDetail = useMatch('/app/repositories/:id') !== null;
  const entries: Entry[] = [
    { to: '/app', icon: House, name: 'home' },
    ...(may(init, 'repository', 'read')
      ? [{ to: '/app/repositories', icon: BookMarked, name: 'repositories' } as const]
      : []),
    { to: '/app/account', icon: CircleUserRound, name: 'account' },
  ];
  if (isDetail) return null;
  return (
    <nav
      aria-label={t('navigation.application')}
      data-sticky="bottom-navigation"
      className="sticky bottom-0 z-10 flex border-line border-t bg-surface pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden [:root:has(:is(textarea,input:not([type=radio],[type=checkbox])):focus)_&]:hidden"
    >
      {entries.map(({ to, icon, name }) => (
        <NavLink
          key={to}
          to={to}
          end={name === 'home'}
          className="-outline-offset-2 grid h-14 flex-1 basis-0 content-center justify-items-center gap-0.75 font-medium text-11 text-text-3 aria-[current=page]:text-accent-text"
        >
          <Icon of={icon} size={20} />
          {t(`navigation.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
