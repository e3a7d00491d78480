import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { CodeSelection } from './code-cells.tsx';
import { codeFrom } from './code-input-text.ts';

/**
 * Follows text and selection of the real input behind a CodeInput. The input stays uncontrolled, so that
 * what was typed before hydration is kept and shown.
 */
export function useCodeSelection(input: RefObject<HTMLInputElement | null>) {
  const [code, setCode] = useState('');
  const [selection, setSelection] = useState<CodeSelection>(null);

  const read = useCallback(() => {
    const field = input.current;
    if (!field) return;
    const text = codeFrom(field.value);
    setCode(text);
    const focused = document.activeElement === field;
    const start = field.selectionStart ?? text.length;
    const end = field.selectionEnd ?? start;
    setSelection((old) => {
      if (!focused) return null;
      return old && old.start === start && old.end === end ? old : { start, end };
    });
  }, [input]);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    read();
    document.addEventListener('selectionchange', read);
    field.addEventListener('focus', read);
    field.addEventListener('blur', read);
    field.form?.addEventListener('reset', read);
    return () => {
      document.removeEventListener('selectionchange', read);
      field.removeEventListener('focus', read);
      field.removeEventListener('blur', read);
      field.form?.removeEventListener('reset', read);
    };
  }, [input, read]);

  return { code, selection, read };
}
