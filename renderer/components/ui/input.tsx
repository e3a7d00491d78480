import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useFieldWiring } from './field-context.ts';

/** 32 in toolbars, 36 in forms, 44 on sign-in pages. On phones 36 and 44 are 44, with text of 16 px at least. */
export type InputSize = 32 | 36 | 44;

const sizes: Record<InputSize, string> = {
  32: 'h-8 rounded-6 px-2.5 text-13',
  36: 'h-9 rounded-6 px-2.5 text-14 max-sm:h-11',
  44: 'h-11 rounded-8 px-3 text-14',
};

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
  return clsx(
    'w-full min-w-0 appearance-none border border-control bg-raised text-text transition-colors',
    'hover:border-text-3 focus:border-transparent focus:outline-2 focus:outline-focus focus:-outline-offset-1',
    'aria-invalid:border-danger aria-invalid:focus:border-transparent aria-invalid:focus:outline-danger',
    'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-text-2',
    'max-sm:text-[max(1rem,calc(0.875rem*var(--scale)))]',
    sizes[size],
    className,
  );
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
