import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field-context.ts';

type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'>;

/** On or off, acting at once. */
export function Switch({ className, ...rest }: SwitchProps) {
  const wiring = useFieldWiring(rest);
  return (
    <span className={clsx('relative inline-flex h-5 w-8 shrink-0 align-middle', className)}>
      <input
        {...rest}
        {...wiring}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        className="peer h-5 w-8 appearance-none rounded-full bg-control transition-colors before:absolute before:-inset-2 checked:bg-accent disabled:bg-line-strong"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-full bg-knob transition-transform duration-160 peer-checked:translate-x-3 rtl:peer-checked:-translate-x-3"
      />
    </span>
  );
}
