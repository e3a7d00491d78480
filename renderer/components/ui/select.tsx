import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './button.tsx';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';
import { type InputSize, inputClass } from './input.tsx';

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> & {
  size?: InputSize;
  /** `ghost` looks like a quiet button: the language at the foot of sign-in pages. */
  variant?: 'field' | 'second' | 'ghost';
  icon?: LucideIcon;
  /** As wide as its container; otherwise as wide as its longest option. */
  full?: boolean;
};

/**
 * Choose one of a few. A native control on purpose (docs/decisions/0031): it works without JavaScript
 * and before hydration, opens the system's list on phones, and wears our dress where browsers allow it.
 */
export function Select({
  size = 36,
  variant = 'field',
  icon,
  full,
  className,
  children,
  ...rest
}: SelectProps) {
  const wiring = useFieldWiring(rest);
  const box =
    variant === 'field' ? inputClass({ size }) : buttonClass({ variant, size, disabled: rest.disabled });
  return (
    <span className={clsx('relative inline-flex items-center', full && 'w-full', className)}>
      {icon && <Icon of={icon} className="pointer-events-none absolute start-2.75 text-text-2" />}
      <select
        {...rest}
        {...wiring}
        className={clsx(
          'native-select cursor-default text-start',
          box,
          full ? 'w-full' : 'w-auto!',
          variant === 'ghost' && 'field-sizing-content',
          icon ? 'ps-8!' : 'ps-2.5!',
          'pe-7.5!',
        )}
      >
        {children}
      </select>
      <Icon of={ChevronDown} size={14} className="pointer-events-none absolute end-2.75 text-text-3" />
    </span>
  );
}
