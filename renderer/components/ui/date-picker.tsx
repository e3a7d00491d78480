import clsx from 'clsx';
import Calendar from 'lucide-react/icons/calendar';
import { useContext, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { dateText } from '../../lib/format/date-text.ts';
import { parseDay } from '../../lib/parse/parse-day.ts';
import { dateFromDay } from './calendar-date.ts';
import { FieldContext, useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';
import { Input, type InputSize } from './input.tsx';
import { useChunk } from './use-chunk.ts';

const popup = createChunk(async () => (await import('./date-picker-popup.tsx')).default);

interface CalendarOptions {
  value: Date | undefined;
  /** The first and the last day that can be chosen. */
  min: string | undefined;
  max: string | undefined;
  onPick(day: string | undefined): void;
}

/** A calendar in the reader's language, and the attributes of the button that opens it. */
function useCalendar({ value, min, max, onPick }: CalendarOptions) {
  const { language } = useTranslation().i18n;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const DatePickerPopup = useChunk(popup, open, () => setOpen(false));
  return {
    opener: {
      ref: button,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      ...loadOnIntent(popup),
      onClick: () => setOpen(!open),
    } as const,
    calendar: open && DatePickerPopup && (
      <DatePickerPopup
        anchor={button}
        language={language}
        value={value}
        min={min === undefined ? undefined : dateFromDay(min)}
        max={max === undefined ? undefined : dateFromDay(max)}
        onPick={(day) => {
          onPick(day);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

interface DatePickerProps {
  /** A day as YYYY-MM-DD, or nothing. */
  value: string | undefined;
  onValueChange(day: string | undefined): void;
  min?: string;
  max?: string;
  disabled?: boolean;
  /** 32 in toolbars, 36 in forms. */
  size?: 32 | 36;
}

/** A button that says 'Pick a date' or the day, and opens a calendar. */
export function DatePicker({ value, onValueChange, min, max, disabled, size = 32 }: DatePickerProps) {
  const { t, i18n } = useTranslation('ui');
  const wiring = useFieldWiring({});
  const field = useContext(FieldContext);
  const textId = useId();
  const date = value === undefined ? undefined : dateFromDay(value);
  const { opener, calendar } = useCalendar({ value: date, min, max, onPick: onValueChange });
  return (
    <>
      <button
        type="button"
        {...wiring}
        {...opener}
        // A label alone would hide from a listener what the button says: the day.
        aria-labelledby={field ? `${field.labelId} ${textId}` : undefined}
        disabled={disabled}
        className={clsx(
          'inline-flex items-center gap-1.5 whitespace-nowrap rounded-6 border border-line-strong bg-raised px-2.5 shadow-1 transition-colors',
          'hover:border-control hover:bg-hover aria-expanded:border-control aria-invalid:border-danger',
          'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-text-off',
          size === 36 ? 'h-9 text-14 max-sm:h-11' : 'h-8 text-13',
          date ? 'text-text' : 'text-text-2',
        )}
      >
        <Icon of={Calendar} className="text-text-3" />
        <span id={textId} className="tabular-nums">
          {date ? dateText(date, i18n.language) : t('date.pick')}
        </span>
      </button>
      {calendar}
    </>
  );
}

export interface DayTextInputProps {
  /** YYYY-MM-DD; what was typed, where it is no day; empty for none. */
  value: string;
  onValueChange(value: string): void;
  /** The name of the field that sends it. */
  field?: string | undefined;
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
  const [typed, setTyped] = useState<string>();
  const date = dateFromDay(value);
  const { opener, calendar } = useCalendar({
    value: date,
    min,
    max,
    onPick(day) {
      setTyped(undefined);
      onValueChange(day ?? '');
    },
  });
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
        type="button"
        {...opener}
        aria-label={t('date.pick')}
        disabled={disabled}
        className="absolute end-1 grid size-7 place-items-center rounded-4 text-text-3 transition-colors hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:text-text-off disabled:hover:bg-transparent max-sm:size-9"
      >
        <Icon of={Calendar} />
      </button>
      {calendar}
    </span>
  );
}
