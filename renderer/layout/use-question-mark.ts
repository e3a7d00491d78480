import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from '../components/actions/is-typing-target.ts';
import { useSingleKeys } from '../lib/preferences/use-single-keys.ts';

/** Runs `action` on `?`, wherever nothing else takes keys; never where single-key shortcuts are switched off. */
export function useQuestionMark(action: () => void): void {
  const { singleKeys } = useSingleKeys();
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!singleKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
      if (key !== '?' || ctrlKey || metaKey || repeat || defaultPrevented) return;
      if (target instanceof Element && isTypingTarget(target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}
