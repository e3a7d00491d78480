import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { useFieldWiring } from './field-context.ts';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> & {
  /** Some but not all: shown as a dash, read as 'mixed'. */
  indeterminate?: boolean;
};

/** Takes effect with the button of its form. 16 px drawn, 36 px to hit. */
export function Checkbox({ indeterminate = false, className, ...rest }: CheckboxProps) {
  const wiring = useFieldWiring(rest);
  return (
    <span className={clsx('relative inline-grid size-4 shrink-0 place-items-center align-middle', className)}>
      <input
        {...rest}
        {...wiring}
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        className="peer col-start-1 row-start-1 size-4 appearance-none rounded-4 border border-control bg-raised transition-colors before:absolute before:-inset-2.5 hover:border-text-2 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-line-strong! disabled:bg-sunken! aria-invalid:border-danger"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="pointer-events-none col-start-1 row-start-1 size-3 stroke-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100 peer-disabled:stroke-text-off"
      >
        {indeterminate ? <path d="M2.5 6h7" /> : <path d="M10 3 4.5 8.5 2 6" />}
      </svg>
    </span>
  );
}
