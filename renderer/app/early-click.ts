declare global {
  interface Window {
    earlyPress?: { button?: HTMLButtonElement } | undefined;
  }
}

/**
 * Runs before the scripts have come: remembers the last button that was pressed for something only they can do. Links,
 * fields and forms work without them. The server lists its hash in the content security policy.
 */
export const earlyPressScript =
  'earlyPress={};' +
  "addEventListener('click',function(e){if(earlyPress)" +
  "earlyPress.button=e.target.closest('button[type=button]')},true)";

/** Presses that button again. To be called once React answers to presses. */
export function repeatEarlyPress(): void {
  const button = window.earlyPress?.button;
  window.earlyPress = undefined;
  button?.click();
}
