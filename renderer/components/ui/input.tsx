import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field-context.ts';
import { type InputSize, inputClass } from './input-class.ts';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & { size?: InputSize };

/** One line of text. Addresses and links (`email`, `url`, `tel`) stay left to right on every page. */
export function Input({ size, className, ...rest }: InputProps) {
  const wiring = useFieldWiring(rest);
  const latin = rest.type === 'email' || rest.type === 'url' || rest.type === 'tel';
  return (
    <input
      dir={latin ? 'ltr' : undefined}
      {...rest}
      {...wiring}
      className={inputClass({
        size,
        className: latin ? `[[dir=rtl]_&]:text-end ${className ?? ''}` : className,
      })}
    />
  );
}
