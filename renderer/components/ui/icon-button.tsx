import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** Left out where its class draws it. */
  icon?: LucideIcon;
  /** Its name for everybody: the accessible name and the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** A square button with a drawing alone. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 32,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClass({ variant, size, square: true, disabled: rest.disabled, className })}
      >
        {icon && <Icon of={icon} size={size === 28 ? 14 : 16} />}
      </button>
    </Tooltip>
  );
}
