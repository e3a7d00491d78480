import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostedValue, useNativeFirst } from './native-first.tsx';
import type { RecordOption, SearchRecords } from './record-choices.tsx';
import { RecordCombobox } from './record-combobox.tsx';
import { Select } from './select.tsx';

interface RecordInputProps {
  name: string;
  /** The id of the record that is chosen at first. */
  defaultValue?: string | undefined;
  /** And its name, where it may not be among the options; without an id, text that was typed and chooses nothing. */
  label?: string | undefined;
  /** Options before anything is typed, and without script. */
  options: readonly RecordOption[];
  search: SearchRecords;
  placeholder?: string;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/**
 * One record out of many, found while typing; its id is sent (`recordKind`). Without script it is a select with the
 * options that are there.
 */
export function RecordInput({
  name,
  defaultValue = '',
  label,
  options,
  autoFocus,
  ...rest
}: RecordInputProps) {
  const { t } = useTranslation('ui');
  const [chosen, setChosen] = useState(() => recordOf(defaultValue, options, label));
  const { native, ref, hadFocus } = useNativeFirst((id) => setChosen(recordOf(id, options, label)));
  const record = chosen?.id ? chosen : null;
  if (native) {
    const others = record && !options.some(({ id }) => id === record.id) ? [record] : [];
    return (
      <Select
        ref={ref}
        full
        name={name}
        defaultValue={defaultValue}
        autoFocus={autoFocus}
        required={rest.required}
        disabled={rest.disabled}
      >
        <option value="">{rest.placeholder ?? t('combobox.none')}</option>
        {[...others, ...options].map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <>
      <RecordCombobox
        {...rest}
        field={name}
        value={record}
        onValueChange={setChosen}
        typed={record ? '' : (chosen?.label ?? '')}
        onTyped={(text) => setChosen(recordOf('', [], text))}
        options={options}
        autoFocus={autoFocus || hadFocus}
      />
      <PostedValue
        name={name}
        value={chosen?.id ?? ''}
        onRestore={(id) => setChosen(recordOf(id, options))}
      />
      <PostedValue
        name={`${name}.label`}
        value={chosen?.label ?? ''}
        onRestore={(text) => setChosen((now) => (now?.id ? { ...now, label: text } : recordOf('', [], text)))}
      />
    </>
  );
}

/** The record of an id; one without an id for text that was typed and chooses none. */
function recordOf(id: string, options: readonly RecordOption[], label?: string): RecordOption | null {
  if (id === '' && !label) return null;
  return options.find((option) => option.id === id) ?? { id, label: label || id };
}
