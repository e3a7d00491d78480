import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field-context.ts';
import { inputClass } from './input-class.ts';

/** Several lines of text; at least 96 px high and resizable downwards. */
export function Textarea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldWiring(rest);
  return (
    <textarea
      {...rest}
      {...wiring}
      className={inputClass({
        className: clsx('block h-auto! min-h-24 resize-y py-2 text-match-parent leading-normal', className),
      })}
    />
  );
}
