import { type RefObject, useLayoutEffect } from 'react';
import type { ToastRequest } from './toast.ts';

/** How far a toast is above its usual place, in pixels; see toaster-view.tsx. */
const liftProperty = '--toast-lift';

/** Between a toast and what it gives way to. */
const gap = 8;

/** What belongs to the thing that was used: its row, or a part that says so itself. */
const wholes = '[data-row], tr, li, [data-toast-avoids]';

/**
 * Lifts the toasts above what has the focus, with its row, where they would cover it: there the user has just pressed
 * something, and the toast tells what came of it. The buttons at the foot of a list stay free as well.
 */
export function useToastPlace(card: RefObject<HTMLElement | null>, request: ToastRequest): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request makes the card higher or lower
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
  }, [card, request]);
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
  // Of the lowest first: above it the next one may be in the way.
  const boxes = [footOf(card), used && boxOf(used)].filter((box) => box !== null);
  const lift = boxes.reduce((height, box) => {
    const isCovered = box.bottom > top - height && box.top < bottom - height;
    return isCovered ? bottom - box.top + gap : height;
  }, 0);
  // Never out of the window.
  style.setProperty(liftProperty, `${Math.round(Math.min(lift, bottom - card.offsetHeight - gap))}px`);
}

interface Box {
  top: number;
  bottom: number;
}

/** The foot of a list, if the toast would cover one of its buttons. */
function footOf(card: HTMLElement): Box | null {
  const foot = document.querySelector('[data-sticky=list-foot]');
  const { left, right } = card.getBoundingClientRect();
  const isCovered = [...(foot?.querySelectorAll('button, a') ?? [])].some((button) => {
    const box = button.getBoundingClientRect();
    return box.left < right && box.right > left;
  });
  return foot && isCovered ? foot.getBoundingClientRect() : null;
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
