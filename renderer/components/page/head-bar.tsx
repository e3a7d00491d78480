import clsx from 'clsx';
import Menu from 'lucide-react/icons/menu';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { shellSlots } from '../../lib/shell/shell-slots.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Opens the navigation of a layout whose sidebar is out of sight; null where there is none. */
export const NavigationDrawerContext = createContext<(() => void) | null>(null);

interface HeadBarProps {
  /** The button to the navigation, on phones. A way back takes its place. */
  menu?: boolean;
  className?: string;
  children: ReactNode;
}

/** The line at the head of a page in the manager area: 52 high, stays in sight. */
export function HeadBar({ menu = false, className, children }: HeadBarProps) {
  const { t } = useTranslation();
  const openNavigation = useOpenNavigation();
  const { HistoryButtons } = shellSlots;
  return (
    <div
      data-sticky="page-head"
      className={clsx(
        'sticky top-(--bars) z-10 flex min-h-head items-center gap-2 border-line border-b bg-surface px-[max(var(--gutter),calc((100%-70rem)/2))]',
        className,
      )}
    >
      {HistoryButtons && openNavigation && <HistoryButtons className="md:hidden" />}
      {menu && openNavigation && (
        <button
          type="button"
          aria-label={t('navigation.openMenu')}
          aria-haspopup="dialog"
          onClick={openNavigation}
          className={buttonClass({
            variant: 'ghost',
            square: true,
            className: 'relative -ms-2 size-8! before:absolute before:-inset-1.75 md:hidden',
          })}
        >
          <Icon of={Menu} />
        </button>
      )}
      {children}
    </div>
  );
}

export function useOpenNavigation(): (() => void) | null {
  return useContext(NavigationDrawerContext);
}
