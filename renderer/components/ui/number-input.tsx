import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

type NumberInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'dir'> & {
  /** Shown at the end of the field, such as 'kg'. */
  unit?: string;
};

/**
 * A number as text, since browsers know only their own way to write one: it takes the separators of the page's language
 * and any digits. The form reads it (`numberKind`).
 */
export function NumberInput({ unit, className, ...rest }: NumberInputProps) {
  const input = (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      // Left to right, while the room for the unit is on the side of the page's end.
      className={clsx('text-match-parent tabular-nums [unicode-bidi:plaintext]', unit && 'pe-14!', className)}
    />
  );
  if (!unit) return input;
  return (
    <span className="relative flex items-center">
      {input}
      <span className="pointer-events-none absolute end-2.5 max-w-11 truncate text-13 text-text-3">
        {unit}
      </span>
    </span>
  );
}
