import { useSyncExternalStore } from 'react';
import { normalizeKey } from '../../lib/normalize-key.ts';
import type { ActionKeys } from './action.ts';

const subscribe = () => () => {};

/** The key as actions name it; undefined for keys that no action has. Some keyboards have Delete alone at hand. */
export function actionKey(event: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const key = normalizeKey(event).toLowerCase();
  if (key === 'backspace' || key === 'delete') return 'backspace';
  return /^[a-z]$/.test(key) ? key : undefined;
}

/** The keys as they are at the end of an entry: 'E', '⌫', 'G R'. */
export function keysText(keys: ActionKeys): string {
  return keys.map((key) => (key === 'backspace' ? '⌫' : key.toUpperCase())).join(' ');
}

/** As `aria-keyshortcuts` wants them; it has no form for keys that are pressed one after the other. */
export function ariaKeys(keys: ActionKeys): string | undefined {
  const [only] = keys;
  if (only === undefined || keys.length > 1) return undefined;
  return only === 'backspace' ? 'Backspace' : only.toUpperCase();
}

export function isSameKeys(some: ActionKeys | undefined, others: ActionKeys): boolean {
  return some?.length === others.length && some.every((key, place) => key === others[place]);
}

/** Whether these keys are how others begin. */
export function isBeginning(keys: ActionKeys, others: ActionKeys | undefined): boolean {
  return (
    others !== undefined && others.length > keys.length && isSameKeys(others.slice(0, keys.length), keys)
  );
}

/** Whether a key belongs to what has the focus: fields that are typed in, and what floats above the page. */
export function isTypingTarget(target: Element): boolean {
  return (
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  );
}

/** The key of shortcuts, as users read it on their keyboard: '⌘' on a Mac, else 'Ctrl'. */
export function useModifierKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    subscribe,
    () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
