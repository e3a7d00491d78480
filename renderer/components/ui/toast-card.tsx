import clsx from 'clsx';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tones } from './alert.tsx';
import { Button, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import type { ToastRequest } from './toast.ts';
import { useToastPlace } from './toast-place.ts';

const tick = 100;

/** One toast: the colour is in its drawing alone, the card stays neutral. */
export function ToastCard({ request, onClose }: { request: ToastRequest; onClose: () => void }) {
  const { t } = useTranslation('ui');
  const { tone, title, description, action } = request;
  const drawing = tone === 'loading' ? null : tones[tone === 'error' ? 'danger' : tone];
  return (
    // Not selected: a text that the pointer drags over could not be swiped away.
    <div className="flex w-89 select-none max-w-full max-[601px]:w-full font-sans items-start gap-2.5 rounded-10 bg-raised py-3 ps-3.5 pe-2.5 text-13 text-text shadow-2">
      {drawing ? (
        <Icon of={drawing.icon} className={clsx('mt-0.5', drawing.ink)} />
      ) : (
        <Spinner className="m-px mt-0.5" />
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

/** A toast that closes itself when its time is up. */
export function TimedToast({ request, onClose }: { request: ToastRequest; onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  useCountdown(card, durationOf(request), onClose);
  useToastPlace(card, request);
  return (
    <div ref={card}>
      <ToastCard request={request} onClose={onClose} />
    </div>
  );
}

function durationOf({ tone, action, duration }: ToastRequest): number {
  if (duration !== undefined) return duration;
  if (tone === 'loading') return Number.POSITIVE_INFINITY;
  return action ? 8000 : 4000;
}

/**
 * Counts in small steps, and not while somebody is at the toasts, by pointer or keyboard, or looks at another page.
 * It asks at each step: what holds a toast up may itself go away without a word, as a focused button does.
 */
function useCountdown(card: RefObject<HTMLElement | null>, duration: number, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    let left = duration;
    const timer = setInterval(() => {
      const toasts = card.current?.closest('[data-sonner-toaster]');
      if (document.hidden || toasts?.matches(':hover, :focus-within')) return;
      left -= tick;
      if (left > 0) return;
      clearInterval(timer);
      latest.current();
    }, tick);
    return () => clearInterval(timer);
  }, [card, duration]);
}
