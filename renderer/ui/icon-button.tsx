import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import { SpinnerRing } from './spinner-ring.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  icon: LucideIcon;
  /** Its name for everybody: the accessible name and the tooltip. */
  label: string;
  /** Keys shown in the tooltip, such as 'Ctrl B'. */
  keys?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Mirror the drawing in right-to-left pages. */
  flip?: boolean;
  loading?: boolean;
};

/** A square button with a drawing alone. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    keys,
    variant = 'ghost',
    size = 32,
    flip,
    loading,
    className,
    onClick,
    ...rest
  } = props;
  return (
    <Tooltip text={label} keys={keys}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-busy={loading || undefined}
        onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
        className={buttonClass({ variant, size, square: true, disabled: rest.disabled, className })}
      >
        {loading ? <SpinnerRing /> : <Icon of={icon} flip={flip} size={size === 28 ? 14 : 16} />}
      </button>
    </Tooltip>
  );
}
