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
    <input
      {...rest}
      {...wiring}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = indeterminate;
      }}
      className={clsx('checkbox', className)}
    />
  );
}
