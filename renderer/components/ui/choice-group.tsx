import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox.tsx';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Explanation below the label. */
  hint?: ReactNode;
  disabled?: boolean;
}

interface ChoiceProps {
  id: string;
  option: Omit<ChoiceOption<string>, 'value'>;
  children: (aria: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A radio button, a checkbox or a switch with its words beside it. */
export function Choice({ id, option: { label, hint }, children }: ChoiceProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="flex items-start gap-3 py-1 text-13 pointer-coarse:py-2">
      <span className="mt-px flex h-[1.125rem] items-center">
        {children({ id, 'aria-describedby': hintId })}
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="block">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-12 text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

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
