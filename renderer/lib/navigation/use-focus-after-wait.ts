import { useEffect, useRef } from 'react';
import { pageHeading } from './page-heading.ts';

/**
 * A page whose data was long on its way had no heading to move the focus to when it was navigated to, or one that has
 * gone with the skeleton: the focus goes there now, unless it is somewhere by now.
 */
export function useFocusAfterWait(pending: boolean): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (pending) hasWaited.current = true;
    else if (hasWaited.current && document.activeElement === document.body)
      pageHeading()?.focus({ preventScroll: true });
  }, [pending]);
}
