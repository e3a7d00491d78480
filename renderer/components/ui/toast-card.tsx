import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import type { ToastRequest, ToastTone } from './toast.ts';

const icons: Record<Exclude<ToastTone, 'loading'>, { icon: LucideIcon; color: string }> = {
  success: { icon: CircleCheck, color: 'text-success-text' },
  info: { icon: Info, color: 'text-info-text' },
  warning: { icon: TriangleAlert, color: 'text-warning-text' },
  error: { icon: CircleAlert, color: 'text-danger-text' },
};

/** One toast: the colour is in its drawing alone, the card stays neutral. */
export function ToastCard({ request, onClose }: { request: ToastRequest; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { tone, title, description, action } = request;
  return (
    // Not selected: a text that the pointer drags over could not be swiped away.
    <div className="flex w-89 select-none max-w-full max-sm:w-full font-sans items-start gap-2.5 rounded-10 bg-raised py-3 ps-3.5 pe-2.5 text-13 text-text shadow-2">
      {tone === 'loading' ? (
        <Spinner className="m-px mt-0.5" />
      ) : (
        <Icon of={icons[tone].icon} className={clsx('mt-0.5', icons[tone].color)} />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description && <p className="text-text-2">{description}</p>}
      </div>
      {action && (
        <Button
          size={28}
          className="-my-1"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      {tone !== 'loading' && (
        <button
          type="button"
          aria-label={t('close')}
          onClick={onClose}
          className={buttonClass({ variant: 'ghost', size: 28, square: true, className: '-my-1' })}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </div>
  );
}
