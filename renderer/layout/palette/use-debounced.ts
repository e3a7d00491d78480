import { useEffect, useState } from 'react';

/** How long typing must rest, in milliseconds. */
const rest = 200;

/** What was typed, once nothing more has been typed for a moment; an empty text at once. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  if (text === '' && rested !== '') setRested('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
