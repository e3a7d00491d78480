import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { useRestart } from './update-state.tsx';

/** 'Restart to update' beside the user in a bar; where the bar is narrow, its drawing alone. */
export function UpdateButton() {
  const { t } = useTranslation('desktop');
  const { update } = useDesktopState();
  const { restarting, restart } = useRestart();
  if (update.status !== 'ready') return null;
  return (
    <Tooltip text={t('update.restart')} side="bottom">
      <button
        type="button"
        aria-busy={restarting || undefined}
        onClick={restart}
        className="inline-flex h-8 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-6 bg-accent-tint px-2 font-medium text-13 text-accent-text hover:bg-accent-tint-2"
      >
        <Icon of={CircleArrowUp} />
        <span className="max-lg:sr-only">{t('update.restart')}</span>
      </button>
    </Tooltip>
  );
}
