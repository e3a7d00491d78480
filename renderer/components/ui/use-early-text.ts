import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes over what was typed into a controlled field before hydration. React leaves it there without reporting a change,
 * and would replace it by `value` at the next render.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
  onChange: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
}
