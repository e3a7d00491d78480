import clsx from 'clsx';
import PanelLeft from 'lucide-react/icons/panel-left';
import { useTranslation } from 'react-i18next';
import { useModifierKey } from '../../components/actions/use-modifier-key.ts';
import { Link } from '../../components/navigation/link.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Mark } from '../../components/ui/mark.tsx';
import { Tooltip } from '../../components/ui/tooltip.tsx';
import { Wordmark } from '../../components/ui/wordmark.tsx';
import { desktopSlots } from '../../lib/desktop/desktop-slots.ts';

/**
 * Mark and toggle. In the rail the mark alone is there, and turns into the toggle on hover and focus; where
 * nothing hovers, the toggle is in its place.
 */
export function SidebarTop({ rail, onToggle }: { rail: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const modifier = useModifierKey();
  const { HistoryButtons } = desktopSlots;
  return (
    <div
      data-window="side-top"
      data-rail={rail || undefined}
      className={clsx('relative flex h-head shrink-0 items-center', rail ? 'justify-center' : 'ps-4 pe-2.5')}
    >
      {rail ? (
        <Mark />
      ) : (
        <Link to="/manager/dashboard" className="me-auto rounded-6">
          <Wordmark />
        </Link>
      )}
      {!rail && HistoryButtons && <HistoryButtons className="me-1" />}
      <Tooltip
        text={t('navigation.toggleSidebar')}
        keys={`${modifier} B`}
        side={rail ? 'inline-end' : 'bottom'}
      >
        <button
          type="button"
          aria-label={t('navigation.toggleSidebar')}
          aria-expanded={!rail}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
          className={buttonClass({
            variant: 'ghost',
            size: 28,
            square: true,
            className: clsx(
              'noscript:hidden',
              rail &&
                'absolute bg-canvas opacity-0 hover:opacity-100 focus-visible:opacity-100 active:opacity-100 [@media(hover:none)]:opacity-100',
            ),
          })}
        >
          <Icon of={PanelLeft} flip />
        </button>
      </Tooltip>
    </div>
  );
}
