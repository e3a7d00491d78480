/** How many of the newest events are looked at, and so the most that one entry can stand for. */
export const mostFoldedEvents = 1000;
