import { type RefObject, useLayoutEffect } from 'react';

/** How far a toast is above its usual place, in pixels; see toaster-view.tsx. */
const liftProperty = '--toast-lift';

/** Between a toast and what it gives way to. */
const gap = 8;

/** What belongs to the thing that was used: its row, or a part that says so itself. */
const wholes = '[data-row], tr, li, [data-toast-avoids]';

/**
 * Lifts the toasts above what has the focus, with its row, where they would cover it: there the user has just pressed
 * something, and the toast tells what came of it.
 */
export function useToastPlace(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const follow = () => placeToasts(card.current);
    follow();
    // A dialog gives the focus back while the toast stands already; what came with the answer is drawn a moment later.
    const later = requestAnimationFrame(follow);
    document.addEventListener('focusin', follow);
    return () => {
      cancelAnimationFrame(later);
      document.removeEventListener('focusin', follow);
    };
  }, [card]);
}

function placeToasts(card: HTMLElement | null): void {
  const region = card?.closest<HTMLElement>('[data-sonner-toaster]');
  const used = document.activeElement;
  // The way into a toast by the keyboard moves none.
  if (!card || !region || region.contains(used)) return;
  const { style } = document.documentElement;
  const lifted = Number.parseFloat(style.getPropertyValue(liftProperty)) || 0;
  const bottom = innerHeight - (Number.parseFloat(getComputedStyle(region).bottom) - lifted);
  const top = bottom - card.offsetHeight - gap;
  const box = used && boxOf(used);
  const isCovered = box && box.bottom > top && box.top < bottom;
  // Never out of the window.
  const lift = isCovered ? Math.min(bottom - box.top + gap, bottom - card.offsetHeight - gap) : 0;
  style.setProperty(liftProperty, `${Math.round(lift)}px`);
}

interface Box {
  top: number;
  bottom: number;
}

/** Where what was used stands; null for the page, and for what lies over it or is too high to give way to. */
function boxOf(used: Element): Box | null {
  // A drawer has its buttons where toasts stand. It still moves in: not where it is now, where it will be.
  const dialog = used.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  if (dialog) return { top: dialog.offsetTop, bottom: dialog.offsetTop + dialog.offsetHeight };
  if (used === document.body || used.closest('main') === null) return null;
  const boxes = [used.closest(wholes) ?? used, used].map((one) => one.getBoundingClientRect());
  return boxes.find(({ height }) => height > 0 && height < innerHeight / 2) ?? null;
}
