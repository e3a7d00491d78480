import { Combobox } from '@base-ui/react/combobox';
import clsx from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#contract/fold-text.ts';
import { Avatar } from './avatar.tsx';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';
import { inputClass } from './input.tsx';
import { menuPopupClass } from './menu-class.ts';
import { overlayContainer, popupPlace } from './overlay-container.ts';
import { RecordChoices, type RecordOption, type SearchRecords, useRecordSearch } from './record-choices.tsx';

interface RecordComboboxProps {
  value: RecordOption | null;
  onValueChange(value: RecordOption | null): void;
  /** Text that was typed, and chooses nothing yet; kept here unless given. It takes the place of the value. */
  typed?: string;
  onTyped?(text: string): void;
  options: readonly RecordOption[];
  search: SearchRecords;
  /** The name of the field that sends it. */
  field?: string;
  placeholder?: string;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

const endButton =
  'grid size-7 place-items-center rounded-4 text-text-3 transition-colors hover:bg-hover hover:text-text max-sm:size-9';

/** A field that searches records while one types: the keys are those of the ARIA pattern, Escape clears. */
export function RecordCombobox(props: RecordComboboxProps) {
  const { value, onValueChange, typed: givenText, onTyped, options, search, field, ...rest } = props;
  const { disabled, required, ...input } = rest;
  const { t } = useTranslation('ui');
  const wiring = useFieldWiring({});
  const [ownText, setOwnText] = useState('');
  const [group, setGroup] = useState<HTMLDivElement | null>(null);
  const typed = givenText ?? ownText;
  const setTyped = onTyped ?? setOwnText;
  const { found, find } = useRecordSearch(search, options);
  const [open, setOpen] = useState(false);
  const actions = useRef<Combobox.Root.Actions>(null);
  useEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);
  const hasPicture = value?.image !== undefined;

  function choose(option: RecordOption | null) {
    setTyped('');
    onValueChange(option);
  }

  /** Chooses the record whose whole name was typed, for users who leave the field without choosing it. */
  function takeTyped() {
    const named = (form: (text: string) => string) =>
      found.options.filter(({ label }) => form(label) === form(typed.trim()));
    const exact = named((text) => text.toLowerCase());
    const [only, ...others] = exact.length > 0 ? exact : named(foldText);
    if (only && others.length === 0) choose(only);
  }

  return (
    <Combobox.Root
      items={[...found.options]}
      filter={null}
      autoHighlight
      highlightItemOnHover={false}
      open={open}
      actionsRef={actions}
      value={value}
      onValueChange={choose}
      inputValue={typed || (value?.label ?? '')}
      itemToStringLabel={(option) => option.label}
      isItemEqualToValue={(one, other) => one.id === other.id}
      disabled={disabled}
      required={required}
      onInputValueChange={(text, { reason }) => {
        // What it would put in by itself, such as nothing on leaving, is not what was typed.
        if (reason !== 'input-change') return;
        find(text);
        if (value) onValueChange(null);
        setTyped(text);
      }}
      onOpenChange={(next, { reason }) => {
        setOpen(next);
        if (next && reason !== 'input-change' && (found.term !== typed.trim() || found.options.length === 0))
          find(typed);
      }}
    >
      <Combobox.InputGroup ref={setGroup} className="relative flex min-w-0 items-center">
        {value && hasPicture && (
          <Avatar
            id={value.userId ?? value.id}
            name={value.label}
            image={value.image}
            size={20}
            className="pointer-events-none absolute start-2.5"
          />
        )}
        <Combobox.Input
          {...input}
          {...wiring}
          data-field={field}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            // Where it lists nothing, the library leaves the key to the dialog around.
            event.stopPropagation();
            setOpen(false);
          }}
          onBlur={() => {
            setOpen(false);
            takeTyped();
          }}
          placeholder={input.placeholder ?? t('combobox.placeholder')}
          className={inputClass({
            className: clsx(
              // As dir=auto, which would move the padding to the side of the language that is typed.
              'truncate text-match-parent [unicode-bidi:plaintext]',
              value ? 'pe-17! max-sm:pe-21!' : 'pe-10! max-sm:pe-12!',
              hasPicture && 'ps-9!',
            ),
          })}
        />
        <span className="absolute end-1 flex">
          <Combobox.Clear aria-label={t('combobox.clear')} className={endButton}>
            <Icon of={X} size={14} />
          </Combobox.Clear>
          <Combobox.Trigger aria-label={t('combobox.open')} onMouseDown={keepFocus} className={endButton}>
            <Icon of={ChevronDown} size={14} />
          </Combobox.Trigger>
        </span>
      </Combobox.InputGroup>
      <Combobox.Portal container={overlayContainer(group)}>
        <Combobox.Positioner {...popupPlace} onMouseDown={keepFocus}>
          {/* Not the library's popup: that hides the whole page from assistive technology, with the field's label. */}
          <div
            data-vaul-no-drag=""
            className={clsx(menuPopupClass, 'w-(--anchor-width) max-w-(--available-width)')}
          >
            <RecordChoices found={found} find={find} />
          </div>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

/** The focus stays in the field: leaving it closes what floats. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
