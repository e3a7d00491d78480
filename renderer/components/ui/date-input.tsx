import { useState } from 'react';
import { DayTextInput, type DayTextInputProps } from './day-text-input.tsx';
import { Input } from './input.tsx';
import { PostedValue } from './posted-value.tsx';
import { useNativeFirst } from './use-native-first.ts';

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
