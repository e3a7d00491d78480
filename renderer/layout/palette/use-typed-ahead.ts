import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Keeps what is typed between the key that opens a field and the field being there: it would be lost, or taken by the
 * page. Escape gives up.
 * @returns ends the wait and gives what was typed, once
 */
export function useTypedAhead(isOpen: boolean, onCancel: () => void): () => string {
  const [isTaken, setTaken] = useState(false);
  const typed = useRef('');
  const cancel = useEffectEvent(onCancel);
  if (!isOpen && isTaken) setTaken(false);

  useEffect(() => {
    if (!isOpen || isTaken) return;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey) return;
      // It is there already: it was closed and opened within a moment.
      if (target instanceof Element && target.closest('[role=dialog]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Escape') cancel();
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...key].length === 1) typed.current += key;
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, isTaken]);

  return useCallback(() => {
    const text = typed.current;
    typed.current = '';
    setTaken(true);
    return text;
  }, []);
}
