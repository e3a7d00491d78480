import { useId } from 'react';
import { Choice, type ChoiceOption } from './choice.tsx';

interface RadioGroupProps<Value extends string> {
  name: string;
  options: readonly ChoiceOption<Value>[];
  defaultValue?: string | undefined;
  onValueChange?(value: Value): void;
  autoFocus?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/** One of a few, all in sight: for a Field with `group="radiogroup"`. Arrows choose, as the browser has it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, options, defaultValue = '', onValueChange, autoFocus, required, disabled } = props;
  const id = useId();
  const first = options.some(({ value }) => value === defaultValue) ? defaultValue : options[0]?.value;
  return options.map((option) => (
    <Choice key={option.value} id={`${id}-${option.value}`} option={option}>
      {(aria) => (
        <input
          {...aria}
          type="radio"
          name={name}
          value={option.value}
          defaultChecked={option.value === defaultValue}
          onChange={() => onValueChange?.(option.value)}
          // biome-ignore lint/a11y/noAutofocus: asked for by the form that begins with it
          autoFocus={autoFocus && option.value === first}
          required={required}
          disabled={disabled || option.disabled}
          className="relative size-4 shrink-0 appearance-none rounded-full border border-control bg-raised transition-[border-width,border-color] before:absolute before:-inset-2.5 hover:border-text-2 checked:border-5 checked:border-accent disabled:border-line-strong! disabled:bg-sunken!"
        />
      )}
    </Choice>
  ));
}
