import { useEffect } from 'react';
import { normalizeKey } from '../components/actions/normalize-key.ts';

/**
 * Runs `action` on Ctrl or Cmd with a letter, anywhere on the page. On keyboards without Latin letters the key at
 * the letter's usual place counts.
 * @param letter in lower case
 */
export function useShortcut(letter: string, action: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || repeat || event.defaultPrevented) return;
      if (normalizeKey(event) !== letter) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [letter, action]);
}
