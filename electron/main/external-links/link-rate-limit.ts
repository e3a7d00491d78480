/** How many links a page may open within how many milliseconds: more than a person presses. */
const maxLinks = 5;
const interval = 10_000;

/** @returns to be asked before each link; false while there were too many */
export function createLinkRateLimit(now: () => number = Date.now): () => boolean {
  let opened: number[] = [];
  return () => {
    opened = opened.filter((time) => time > now() - interval);
    if (opened.length >= maxLinks) return false;
    opened.push(now());
    return true;
  };
}
