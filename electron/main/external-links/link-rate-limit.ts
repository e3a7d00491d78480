/** How many links a page may open within `interval` milliseconds: more than a user clicks. */
const maxLinks = 5;
const interval = 10_000;

/** @returns a function to call before each link; false if there were too many */
export function createLinkRateLimit(now: () => number = Date.now): () => boolean {
  let opened: number[] = [];
  return () => {
    opened = opened.filter((time) => time > now() - interval);
    if (opened.length >= maxLinks) return false;
    opened.push(now());
    return true;
  };
}
