import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import { Choice, type ChoiceOption } from './choice.tsx';

interface CheckboxGroupProps<Value extends string> {
  name: string;
  options: readonly ChoiceOption<Value>[];
  /** The values that are chosen at first, parted by commas. */
  defaultValue?: string | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
}

/** Any number of a few: for a Field with `group="group"`. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { name, options, defaultValue = '', autoFocus, disabled } = props;
  const id = useId();
  const chosen = defaultValue.split(',');
  return options.map((option, index) => (
    <Choice key={option.value} id={`${id}-${option.value}`} option={option}>
      {(aria) => (
        <Checkbox
          {...aria}
          name={name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
          autoFocus={autoFocus && index === 0}
          disabled={disabled || option.disabled}
        />
      )}
    </Choice>
  ));
}
