import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from '../../components/actions/action-keys.ts';
import { normalizeKey } from '../../lib/normalize-key.ts';
import { useSingleKeys } from '../../lib/preferences/use-preferences.ts';

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

/** Runs `action` on `?`, or the question mark of another script, wherever nothing else takes keys; never where single-key shortcuts are switched off. */
export function useQuestionMark(action: () => void): void {
  const { singleKeys } = useSingleKeys();
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!singleKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
      if (normalizeKey(event) !== '?' || ctrlKey || metaKey || repeat || defaultPrevented) return;
      if (target instanceof Element && isTypingTarget(target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}
