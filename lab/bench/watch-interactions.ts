import type { Page } from 'playwright';

/** How the page answered to what was done since it was watched, in milliseconds. */
export interface Interactions {
  /** Interaction to next paint: the slowest press or key from its beginning to the next frame; 0 below 16. */
  inp: number;
  /** Longest task of the main thread; 0 where none took 50. */
  longestTask: number;
}

declare global {
  interface Window {
    watched?: Interactions;
  }
}

/** Begins to watch, anew if it did before. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Interactions = { inp: 0, longestTask: 0 };
    const isFirst = window.watched === undefined;
    window.watched = watched;
    if (!isFirst) return;
    type Press = PerformanceEntry & { interactionId: number };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as Press[])
        if (interactionId && window.watched) window.watched.inp = Math.max(window.watched.inp, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        if (window.watched) window.watched.longestTask = Math.max(window.watched.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}

/** What was seen, once the last frame is drawn and told of. */
export function readInteractions(page: Page): Promise<Interactions> {
  return page.evaluate(
    () =>
      new Promise<Interactions>((resolve) => {
        const told = () => resolve(window.watched ?? { inp: 0, longestTask: 0 });
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(told, 100)));
      }),
  );
}
