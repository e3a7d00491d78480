import clsx from 'clsx';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpenNavigation } from './navigation-drawer.ts';

interface PageHeadProps {
  /** Left out where the page carries its own heading: the head then stands on phones alone. */
  title?: ReactNode;
  /** At the end of the line: one primary button at most. */
  children?: ReactNode;
}

/** The head of a page in the manager area: 52 high, stays in sight, with the way to the navigation on phones. */
export function PageHead({ title, children }: PageHeadProps) {
  const { t } = useTranslation();
  const openNavigation = useOpenNavigation();
  if (!title && !openNavigation) return null;
  return (
    <div
      data-sticky="page-head"
      className={clsx(
        'sticky top-(--bars) z-10 flex min-h-head items-center gap-2 border-line border-b bg-surface px-[max(var(--gutter),calc((100%-70rem)/2))]',
        !title && 'md:hidden',
      )}
    >
      {openNavigation && (
        <button
          type="button"
          aria-label={t('navigation.openMenu')}
          aria-haspopup="dialog"
          onClick={openNavigation}
          className={buttonClass({
            variant: 'ghost',
            square: true,
            className: 'relative -ms-2 before:absolute before:-inset-1.75 md:hidden noscript:hidden',
          })}
        >
          <Icon of={Menu} />
        </button>
      )}
      {title && <h1 className="flex min-w-0 flex-1 items-center gap-2 text-16">{title}</h1>}
      {children}
    </div>
  );
}
