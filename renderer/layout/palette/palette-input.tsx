import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Kbd } from '../../components/ui/kbd.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';

interface PaletteInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onValueChange(value: string): void;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
  listId: string;
  highlightedId: string | undefined;
  /** After 300 ms a spinner says so. */
  pending: boolean;
  onCancel(): void;
}

/** The field at the top of the palette, with the way out at its end. */
export function PaletteInput(props: PaletteInputProps) {
  const { inputRef, value, onValueChange, onFocus, onKeyDown, listId, highlightedId, pending, onCancel } =
    props;
  const { t } = useTranslation();
  const { t: ui } = useTranslation('ui');
  return (
    <div className="flex h-13 shrink-0 items-center gap-2.5 border-line border-b ps-4 pe-4 max-sm:pe-2">
      <Icon of={Search} size={20} className="text-text-3" />
      <input
        ref={inputRef}
        type="text"
        role="combobox"
        aria-label={t('navigation.search')}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={highlightedId}
        aria-autocomplete="list"
        placeholder={t('navigation.search')}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        // An empty field would begin at the left everywhere.
        dir={value ? 'auto' : undefined}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        className="h-full min-w-0 flex-1 bg-transparent text-16 text-match-parent outline-none"
      />
      {pending && (
        <span className="animate-late">
          <Spinner />
        </span>
      )}
      <span aria-hidden="true" className="max-sm:hidden">
        <Kbd>Esc</Kbd>
      </span>
      <Button variant="ghost" size={44} className="sm:hidden" onClick={onCancel}>
        {ui('cancel')}
      </Button>
    </div>
  );
}
