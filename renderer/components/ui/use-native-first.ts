import { type RefCallback, useCallback, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';

interface NativeFirst {
  /** Whether the plain control of the browser is to be shown: on the server, and until the page is alive. */
  native: boolean;
  /** For the plain control. */
  ref: RefCallback<HTMLInputElement | HTMLSelectElement>;
  /** The plain control had the focus; what comes in its place takes it over. */
  hadFocus: boolean;
}

/**
 * For a part that works without script as a control of the browser. What was chosen in that before the page came alive
 * is kept.
 */
export function useNativeFirst(takeOver: (value: string) => void): NativeFirst {
  const isHydrated = useHydrated();
  const [hadFocus, setHadFocus] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the control over
  const ref = useCallback((control: HTMLInputElement | HTMLSelectElement | null) => {
    if (!control) return;
    takeOver(control.value);
    setHadFocus(document.activeElement === control);
  }, []);
  return { native: !isHydrated, ref, hadFocus };
}
