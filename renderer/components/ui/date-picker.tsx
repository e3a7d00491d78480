import clsx from 'clsx';
import Calendar from 'lucide-react/icons/calendar';
import { useContext, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { dateText } from '../../lib/format/date-text.ts';
import { dateFromDay } from './calendar-date.ts';
import { FieldContext, useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';
import { useChunk } from './use-chunk.ts';

const popup = createChunk(async () => (await import('./date-picker-popup.tsx')).default);

type DatePickerProps = {
  /** A day as YYYY-MM-DD, or nothing. */
  value: string | undefined;
  onValueChange: (day: string | undefined) => void;
  /** The first and the last day that can be chosen. */
  min?: string;
  max?: string;
  /** The name under which a form sends the day. */
  name?: string;
  disabled?: boolean;
  /** 32 in toolbars, 36 in forms. */
  size?: 32 | 36;
  id?: string;
  className?: string;
};

/** A button that says 'Pick a date' or the day, and opens a calendar in the reader's language. */
export function DatePicker(props: DatePickerProps) {
  const { value, onValueChange, min, max, name, disabled, size = 32, id, className } = props;
  const { t, i18n } = useTranslation('ui');
  const wiring = useFieldWiring({ id });
  const field = useContext(FieldContext);
  const textId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const DatePickerPopup = useChunk(popup, open, () => setOpen(false));
  const date = value === undefined ? undefined : dateFromDay(value);

  return (
    <>
      <button
        ref={trigger}
        type="button"
        {...wiring}
        // A label alone would hide from a listener what the button says: the day.
        aria-labelledby={field ? `${field.labelId} ${textId}` : undefined}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...loadOnIntent(popup)}
        onClick={() => setOpen(!open)}
        className={clsx(
          'inline-flex items-center gap-1.5 whitespace-nowrap rounded-6 border border-line-strong bg-raised px-2.5 shadow-1 transition-colors',
          'hover:border-control hover:bg-hover aria-expanded:border-control aria-invalid:border-danger',
          'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-text-off',
          size === 36 ? 'h-9 text-14 max-sm:h-11' : 'h-8 text-13',
          date ? 'text-text' : 'text-text-2',
          className,
        )}
      >
        <Icon of={Calendar} className="text-text-3" />
        <span id={textId} className="tabular-nums">
          {date ? dateText(date, i18n.language) : t('date.pick')}
        </span>
      </button>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      {open && DatePickerPopup && (
        <DatePickerPopup
          anchor={trigger}
          language={i18n.language}
          value={date}
          min={min === undefined ? undefined : dateFromDay(min)}
          max={max === undefined ? undefined : dateFromDay(max)}
          onPick={(day) => {
            onValueChange(day);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
