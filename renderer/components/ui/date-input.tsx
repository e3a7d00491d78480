import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, parseTime, timestampInZone } from '../../lib/parse/time-in-zone.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import { DayTextInput, type DayTextInputProps } from './date-picker.tsx';
import { FieldContext } from './field-context.ts';
import { Input } from './input.tsx';
import { PostedValue, useNativeFirst } from './native-first.tsx';

interface DateInputProps extends Omit<DayTextInputProps, 'value' | 'onValueChange' | 'field'> {
  name: string;
  /** YYYY-MM-DD, or what was typed in place of it. */
  defaultValue?: string | undefined;
}

/** A day of a form, sent as YYYY-MM-DD (`dayKind`). Without script it is the browser's own control. */
export function DateInput({ name, defaultValue = '', autoFocus, ...rest }: DateInputProps) {
  const [value, setValue] = useState(defaultValue);
  const { native, ref, hadFocus } = useNativeFirst(setValue);
  if (native)
    return (
      <Input {...rest} ref={ref} type="date" name={name} defaultValue={defaultValue} autoFocus={autoFocus} />
    );
  return (
    <>
      <DayTextInput
        {...rest}
        field={name}
        value={value}
        onValueChange={setValue}
        autoFocus={autoFocus || hadFocus}
      />
      <PostedValue name={name} value={value} onRestore={setValue} />
    </>
  );
}

interface DateTimeInputProps extends Omit<DayTextInputProps, 'value' | 'onValueChange' | 'field'> {
  name: string;
  /** YYYY-MM-DDTHH:MM */
  defaultValue?: string | undefined;
  /** The time zone in which that is. */
  zone?: string | undefined;
}

/** A day and a time of day, sent as YYYY-MM-DDTHH:MM with their time zone (`timestampKind`). */
export function DateTimeInput({
  name,
  defaultValue = '',
  zone = 'UTC',
  autoFocus,
  ...rest
}: DateTimeInputProps) {
  const [value, setValue] = useState(defaultValue);
  const [shownZone, setShownZone] = useState(zone);
  const { native, ref, hadFocus } = useNativeFirst((given) => {
    // The server did not know yet where the reader is.
    const ownZone = currentTimeZone(zone) ?? zone;
    setValue(inZone(given, zone, ownZone));
    setShownZone(ownZone);
  });
  if (native)
    return (
      <span className="flex gap-2">
        <Input
          {...rest}
          ref={ref}
          type="datetime-local"
          name={name}
          defaultValue={defaultValue}
          autoFocus={autoFocus}
        />
        <span className="ltr-isolate hidden self-center text-12 text-text-3 noscript:block">{zone}</span>
        <input type="hidden" name={`${name}.zone`} value={zone} />
      </span>
    );
  const [day = '', time = ''] = value.split('T');
  const change = (newDay: string, newTime: string) =>
    setValue(newDay || newTime ? `${newDay}T${newTime}` : '');
  return (
    <span className="flex gap-2">
      <DayTextInput
        {...rest}
        field={name}
        value={day}
        onValueChange={(newDay) => change(newDay.replaceAll('T', 't'), time)}
        autoFocus={autoFocus || hadFocus}
      />
      <TimeTextInput
        field={name}
        size={rest.size}
        value={time}
        onValueChange={(newTime) => change(day, newTime)}
        required={rest.required}
        disabled={rest.disabled}
      />
      <PostedValue name={name} value={value} onRestore={setValue} />
      <PostedValue name={`${name}.zone`} value={shownZone} onRestore={setShownZone} />
    </span>
  );
}

/** The same moment by the clocks of another time zone. */
function inZone(local: string, from: string, to: string): string {
  const timestamp = from === to ? undefined : timestampInZone(local, from);
  return timestamp ? localTime(new Date(timestamp), to) : local;
}

interface TimeTextInputProps extends Pick<DayTextInputProps, 'field' | 'size' | 'required' | 'disabled'> {
  value: string;
  onValueChange(value: string): void;
}

function TimeTextInput({ value, onValueChange, field, ...input }: TimeTextInputProps) {
  const { t } = useTranslation('ui');
  const wiring = useContext(FieldContext);
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <span id={id} hidden>
        {t('date.time')}
      </span>
      <Input
        {...input}
        id={`${id}-input`}
        aria-labelledby={wiring ? `${wiring.labelId} ${id}` : id}
        data-field={field}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder="00:00"
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          onValueChange(parseTime(target.value) ?? target.value.trim());
        }}
        onBlur={() => setTyped(undefined)}
        className="w-20! shrink-0 text-match-parent tabular-nums"
      />
    </>
  );
}
