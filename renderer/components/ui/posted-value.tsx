import { useEffect, useRef } from 'react';

interface PostedValueProps {
  name: string | undefined;
  value: string;
  /** Another value was put in from outside, such as one of a draft. */
  onRestore(value: string): void;
}

/** What a form sends for a part whose visible control shows it in other words. The form learns of each change. */
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
