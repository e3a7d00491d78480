import type { KeyboardEvent } from 'react';

/** Sends a form on Ctrl or Cmd with Enter. */
export function sendOnKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey === event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // Pressed rather than sent, since the button knows when it must not be: while it works.
  const buttons = event.currentTarget.querySelectorAll<HTMLButtonElement>('button[type=submit]');
  if (!event.repeat) buttons.item(buttons.length - 1).click();
}
