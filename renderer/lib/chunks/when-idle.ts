/** Runs a task once the page is loaded and the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(task), { once: true });
    return;
  }
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
