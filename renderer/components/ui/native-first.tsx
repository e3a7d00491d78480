import { type RefCallback, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

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

interface PostedValueProps {
  name: string | undefined;
  value: string;
  /** Another value was put in from outside, such as one of a draft. */
  onRestore(value: string): void;
}

/** Hidden input with the value of a part whose visible control shows it as text. A change fires `input`. */
export function PostedValue({ name, value, onRestore }: PostedValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const posted = useRef(value);
  useEffect(() => {
    if (posted.current === value) return;
    posted.current = value;
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  if (name === undefined) return null;
  return (
    <input
      ref={input}
      type="hidden"
      name={name}
      value={value}
      onInput={({ currentTarget }) => {
        if (currentTarget.value === posted.current) return;
        posted.current = currentTarget.value;
        onRestore(currentTarget.value);
      }}
    />
  );
}

/** False on the server and until the page is alive: what needs a script has a plain control in its place. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
