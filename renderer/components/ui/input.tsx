import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field-context.ts';

/** 32 in toolbars, 36 in forms, 44 on sign-in pages. On phones 36 and 44 are 44, with text of 16 px at least. */
export type InputSize = 32 | 36 | 44;

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

/** The box of whatever takes text, shared by input, textarea, select and search. */
export function inputClass({ size = 36, className }: { size?: InputSize; className?: string } = {}): string {
  return clsx('input', `input-${size}`, className);
}

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
