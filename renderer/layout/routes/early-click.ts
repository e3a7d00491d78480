declare global {
  interface Window {
    earlyClick?: { button?: HTMLButtonElement } | undefined;
  }
}

/**
 * Runs before the scripts have come: remembers the last button that was pressed for something only they can do. Links,
 * fields and forms work without them. The server lists its hash in the content security policy.
 */
export const earlyClickScript =
  'earlyClick={};' +
  "addEventListener('click',function(e){if(earlyClick)" +
  "earlyClick.button=e.target.closest('button[type=button]')},true)";

/** Presses that button again. To be called once React answers to presses. */
export function replayEarlyClick(): void {
  const button = window.earlyClick?.button;
  window.earlyClick = undefined;
  button?.click();
}
