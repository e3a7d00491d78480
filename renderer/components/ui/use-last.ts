import { useState } from 'react';

/** Returns the last value that is not null: a dialog keeps its content while it closes. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
