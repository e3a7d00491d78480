import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

type SegmentsProps<Value extends string> = {
  /** Names the group for assistive technology. */
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The name under which a form sends the choice. */
  name?: string;
  /** Drawings alone; the labels are read out and shown as the browser's own tooltip. */
  iconsOnly?: boolean;
  /** Onto a second line where one is too narrow. */
  wrap?: boolean;
};

/** A few choices side by side, one of them raised. Native radio buttons: arrows move, forms send. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onValueChange, name, iconsOnly, wrap } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  /** Chosen before the page came alive. */
  const takeOverChoice = useEffectEvent(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const chosen = options.find((option) => option.value === checked);
    if (chosen && chosen.value !== value) onValueChange(chosen.value);
  });
  useEffect(() => takeOverChoice(), []);
  return (
    <fieldset
      ref={group}
      className={clsx('inline-flex gap-0.5 rounded-8 bg-sunken p-0.5 print:hidden', wrap && 'flex-wrap')}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className={clsx(
            'relative inline-flex h-7 shrink-0 items-center justify-center gap-1.5 rounded-6 px-2.5 whitespace-nowrap font-medium text-13 text-text-2 leading-none transition-colors',
            'hover:bg-hover hover:text-text has-checked:bg-raised has-checked:text-text has-checked:shadow-choice dark:has-checked:bg-active',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          )}
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            // What a browser restores on the way back would count as chosen just now.
            autoComplete="off"
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 appearance-none rounded-6 outline-none"
          />
          {option.icon && <Icon of={option.icon} className="pointer-events-none" />}
          <span className={iconsOnly ? 'sr-only' : 'pointer-events-none'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
