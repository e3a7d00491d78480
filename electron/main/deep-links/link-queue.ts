/** Links wait for the app to be ready; more than these are not one person's presses. */
const longestQueue = 10;

export interface LinkQueue<Link> {
  add(link: Link): void;
  /** Hands over what waits, and from now on everything at once. */
  open(take: (link: Link) => void): void;
}

/** Keeps, in their order, the links that come before anything can be done with them: those that start the app. */
export function createLinkQueue<Link>(): LinkQueue<Link> {
  const waiting: Link[] = [];
  let take: ((link: Link) => void) | undefined;
  return {
    add(link) {
      if (take) take(link);
      else if (waiting.length < longestQueue) waiting.push(link);
    },
    open(taker) {
      take = taker;
      for (const link of waiting.splice(0)) taker(link);
    },
  };
}
