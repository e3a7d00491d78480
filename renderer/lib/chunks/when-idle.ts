/** How long after the page has come, in milliseconds: what it still fetches for itself goes first. */
const delay = 1000;

/** Runs a task some time after the page has come, when the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(task), { once: true });
    return;
  }
  // Safari has no idle callbacks.
  setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(task) : task()), delay);
}
