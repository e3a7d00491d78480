import { type RefObject, useEffect, useRef } from 'react';
import type { ToastRequest } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const tick = 100;

/** A toast that closes itself when its time is up. */
export function TimedToast({ request, onClose }: { request: ToastRequest; onClose: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  useCountdown(card, durationOf(request), onClose);
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
