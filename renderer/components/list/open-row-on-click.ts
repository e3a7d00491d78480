import type { MouseEvent } from 'react';

/**
 * What is above the link that covers a row, such as a date whose full form shows on hover (`data-opens-row`), hands
 * a press on to that link, with the keys that were held.
 */
export function openRowOnClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-opens-row]')) return;
  const link = target.closest('[data-row]')?.querySelector('[data-row-link]');
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
