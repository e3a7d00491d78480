import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buttonClass } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Tooltip } from '../../../components/ui/tooltip.tsx';

/** Back and forward, which a browser has around the page. */
export function HistoryButtons({ className }: { className?: string }) {
  const { t } = useTranslation('desktop');
  const { canGoBack, canGoForward } = useHistorySteps();
  const navigate = useNavigate();
  return (
    <div className={clsx('flex shrink-0 gap-1', className)}>
      <Step icon={ArrowLeft} label={t('window.back')} off={!canGoBack} onPress={() => navigate(-1)} />
      <Step icon={ArrowRight} label={t('window.forward')} off={!canGoForward} onPress={() => navigate(1)} />
    </div>
  );
}

interface StepProps {
  icon: LucideIcon;
  label: string;
  off: boolean;
  onPress(): unknown;
}

function Step({ icon, label, off, onPress }: StepProps) {
  return (
    <Tooltip text={label} side="bottom">
      <button
        type="button"
        aria-label={label}
        // Not `disabled`: the last step back would lose the focus.
        aria-disabled={off || undefined}
        onClick={() => {
          if (!off) void onPress();
        }}
        className={buttonClass({ variant: 'ghost', size: 28, square: true, disabled: off })}
      >
        <Icon of={icon} flip />
      </button>
    </Tooltip>
  );
}

function subscribe(listener: () => void): () => void {
  navigation.addEventListener('currententrychange', listener);
  return () => navigation.removeEventListener('currententrychange', listener);
}

/** Whether the history of the window leads on, backwards and forwards. */
function useHistorySteps(): { canGoBack: boolean; canGoForward: boolean } {
  return {
    canGoBack: useSyncExternalStore(subscribe, () => navigation.canGoBack),
    canGoForward: useSyncExternalStore(subscribe, () => navigation.canGoForward),
  };
}
