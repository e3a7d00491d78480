import clsx from 'clsx';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizeKey } from '../../lib/normalize-key.ts';
import { Icon } from './icon.tsx';
import { inputClass } from './input.tsx';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';
import { useEarlyText } from './use-early-text.ts';

type SearchInputProps = {
  value: string;
  onValueChange: (value: string) => void;
  /** Its name for assistive technology, such as 'Search invoices'; 'Search' by default. */
  label?: string;
  placeholder?: string;
  /** A search is running: after 300 ms a spinner is beside the clear button. */
  pending?: boolean;
  /** The key `/` moves the focus here. Single-key shortcuts can be switched off (WCAG 2.1.4). */
  shortcut?: boolean;
  name?: string;
  /** The field itself, for whoever moves the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
};

/** 32 × 280 in toolbars, full width and 44 high on phones. Escape clears. */
export function SearchInput(props: SearchInputProps) {
  const { value, onValueChange, label, placeholder, pending, shortcut = false, name, inputRef } = props;
  const { t } = useTranslation('ui');
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  useSlashShortcut(shortcut, () => input.current?.focus());
  useEarlyText(input, value, onValueChange);

  function clear() {
    onValueChange('');
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <div className="relative w-70 max-w-full max-sm:w-full">
      <Icon of={Search} className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] text-text-3" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        name={name}
        value={value}
        aria-label={label ?? t('search.label')}
        placeholder={placeholder ?? t('search.label')}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={clearOnEscape}
        className={inputClass({
          size: 32,
          className: clsx(
            'ps-8.5! pe-8.5! max-sm:h-11 [&::-webkit-search-cancel-button]:hidden',
            pending && (value === '' ? 'motion-reduce:pe-24!' : 'pe-15! motion-reduce:pe-30!'),
          ),
        })}
      />
      <span className="absolute end-1 top-[calc(50%-12px)] flex h-6 min-w-6 items-center justify-center gap-1">
        {pending && (
          <span className="grid animate-late place-items-center motion-reduce:whitespace-nowrap motion-reduce:px-1">
            <Spinner />
          </span>
        )}
        {value !== '' && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={clear}
            className="grid size-6 place-items-center rounded-4 text-text-3 hover:bg-hover hover:text-text"
          >
            <Icon of={X} size={14} />
          </button>
        )}
        {value === '' && !pending && shortcut && (
          <Kbd className="pointer-events-none -ms-1 max-sm:hidden pointer-coarse:hidden">/</Kbd>
        )}
      </span>
    </div>
  );
}

function useSlashShortcut(enabled: boolean, run: () => void) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!enabled) return;
    function press(event: globalThis.KeyboardEvent) {
      if (
        normalizeKey(event) !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return;
      const target = event.target as HTMLElement;
      if (
        target.isContentEditable ||
        target.closest(
          'input:not([type=radio], [type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]',
        )
      )
        return;
      event.preventDefault();
      latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [enabled]);
}
