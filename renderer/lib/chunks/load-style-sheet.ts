/** Milliseconds that a style sheet may take. */
const timeout = 60_000;

/**
 * Adds a style sheet to the page and waits until it is there. Unlike the `<link>` of React it can be tried again after
 * its file was lost on the way.
 */
export function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    };
    const timer = setTimeout(giveUp, timeout);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = giveUp;
    document.head.append(link);
  });
}
