import clsx from 'clsx';
import {
  type ComponentPropsWithRef,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { codeLength, normalizeCode } from '#contract/sign-in-code.ts';
import { CodeCells, type CodeSelection } from './code-cells.tsx';
import { useFieldWiring } from './field-context.ts';

type CodeInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'value' | 'onChange' | 'ref' | 'maxLength'
> & {
  /** Height of the cells: 56 on pages, 44 in dialogs. */
  size?: 44 | 56;
  /** The code typed so far, in capitals, after each change. */
  onValueChange?: (code: string) => void;
  /** All six are there, typed or pasted. Without it the form around sends itself. */
  onComplete?: (code: string) => void;
  /** Changes when an answer came back wrong: the text is selected, so that typing replaces it. */
  failures?: number;
};

/**
 * Six cells with one real input over them, left to right on every page. Any case, spaces and hyphens are
 * accepted. Without JavaScript the same input is there as a plain one.
 */
export function CodeInput(props: CodeInputProps) {
  const { size = 56, onValueChange, onComplete, failures = 0, className, ...rest } = props;
  const wiring = useFieldWiring(rest);
  const input = useRef<HTMLInputElement>(null);
  const { code, selection, read } = useCodeSelection(input);

  useEffect(() => {
    if (failures === 0) return;
    input.current?.focus();
    input.current?.select();
  }, [failures]);

  function change({ currentTarget: field, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const before = code;
    const next = codeFrom(field.value);
    // A keyboard that composes, as on Android, would put its own text beside one that was written meanwhile.
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (field.value !== next && !isComposing) {
      const caret = codeFrom(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
      field.value = next;
      field.setSelectionRange(caret, caret);
    }
    read();
    onValueChange?.(next);
    if (next.length < codeLength || next === before) return;
    if (onComplete) onComplete(next);
    else field.form?.requestSubmit();
  }

  return (
    <div dir="ltr" className={clsx('relative', className)}>
      <CodeCells
        code={code}
        selection={selection}
        size={size}
        invalid={wiring['aria-invalid'] === true}
        off={rest.disabled}
      />
      <input
        type="text"
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        {...rest}
        {...wiring}
        ref={input}
        onInput={change}
        onCompositionEnd={change}
        className={clsx(
          'forced-color-adjust-none code-figures absolute inset-0 w-full rounded-8 bg-transparent px-3 font-medium text-transparent uppercase tracking-[0.5em] caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed',
          size === 56 ? 'text-[1.5rem]' : 'text-[1.25rem]',
          'noscript:static noscript:border noscript:border-control noscript:bg-raised noscript:text-text noscript:caret-text noscript:focus:outline-2 noscript:focus:outline-focus noscript:aria-invalid:border-danger',
          size === 56 ? 'noscript:h-14' : 'noscript:h-11',
        )}
      />
    </div>
  );
}

/**
 * Follows text and selection of the real input behind a CodeInput. The input stays uncontrolled, so that
 * what was typed before hydration is kept and shown.
 */
function useCodeSelection(input: RefObject<HTMLInputElement | null>) {
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

/** Returns the code in a typed or pasted text: in capitals, without other characters. */
export function codeFrom(text: string): string {
  return normalizeCode(text)
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength);
}
