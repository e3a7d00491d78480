import Calendar from 'lucide-react/icons/calendar';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { dateText } from '../../lib/format/date-text.ts';
import { parseDay } from '../../lib/parse/parse-day.ts';
import { dateFromDay } from './calendar-date.ts';
import { Icon } from './icon.tsx';
import { Input } from './input.tsx';
import type { InputSize } from './input-class.ts';
import { useChunk } from './use-chunk.ts';

const popup = createChunk(async () => (await import('./date-picker-popup.tsx')).default);

export interface DayTextInputProps {
  /** YYYY-MM-DD; what was typed, where it is no day; empty for none. */
  value: string;
  onValueChange(value: string): void;
  /** The name of the field that sends it. */
  field?: string | undefined;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  size?: InputSize;
  id?: string;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A day, typed in the words or figures of the page's language or picked from a calendar, and written out. */
export function DayTextInput(props: DayTextInputProps) {
  const { value, onValueChange, field, min, max, disabled, ...input } = props;
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const DatePickerPopup = useChunk(popup, open, () => setOpen(false));
  const [typed, setTyped] = useState<string>();
  const date = dateFromDay(value);
  return (
    <span className="relative flex min-w-0 flex-1 items-center">
      <Input
        {...input}
        autoComplete="off"
        placeholder={t('date.placeholder')}
        data-field={field}
        disabled={disabled}
        value={typed ?? (date ? dateText(date, language) : value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onValueChange(parseDay(target.value, language) ?? target.value.trim());
        }}
        onBlur={() => setTyped(undefined)}
        className="pe-10! tabular-nums max-sm:pe-12!"
      />
      <button
        ref={button}
        type="button"
        aria-label={t('date.pick')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        {...loadOnIntent(popup)}
        onClick={() => setOpen(!open)}
        className="absolute end-1 grid size-7 place-items-center rounded-4 text-text-3 transition-colors hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:text-text-off disabled:hover:bg-transparent max-sm:size-9"
      >
        <Icon of={Calendar} />
      </button>
      {open && DatePickerPopup && (
        <DatePickerPopup
          anchor={button}
          language={language}
          value={date}
          min={min === undefined ? undefined : dateFromDay(min)}
          max={max === undefined ? undefined : dateFromDay(max)}
          onPick={(day) => {
            setTyped(undefined);
            onValueChange(day ?? '');
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
