import { type FocusEvent, type PointerEvent, type TouchEvent, useEffect, useRef } from 'react';
import type { To } from 'react-router';
import { useServices } from '../services/services.ts';

/** How long a pointer must rest on a link before its page is fetched, in milliseconds. */
const intentDelay = 50;

interface IntentHandlers {
  onPointerEnter?(event: PointerEvent<HTMLAnchorElement>): void;
  onPointerLeave?(event: PointerEvent<HTMLAnchorElement>): void;
  onFocus?(event: FocusEvent<HTMLAnchorElement>): void;
  onBlur?(event: FocusEvent<HTMLAnchorElement>): void;
  onTouchStart?(event: TouchEvent<HTMLAnchorElement>): void;
}

/**
 * Handlers for a link that fetch its page, module and data, once a pointer, the focus or a finger has been on it for
 * 50 ms. The link's own handlers run first.
 */
export function usePrefetchOnIntent(to: To, own: IntentHandlers): Required<IntentHandlers> {
  const { prefetch } = useServices();
  const timer = useRef<number>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const start = () => {
    cancel();
    timer.current = window.setTimeout(() => prefetch(to), intentDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      start();
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      cancel();
    },
    onFocus(event) {
      own.onFocus?.(event);
      start();
    },
    onBlur(event) {
      own.onBlur?.(event);
      cancel();
    },
    onTouchStart(event) {
      own.onTouchStart?.(event);
      start();
    },
  };
}
