import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface SelectionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
  /** Leads to a loss: red, and keeps its name on phones. */
  danger?: boolean;
  loading?: boolean;
}

/** What can be done with the chosen rows: a button in the selection's head; on phones an icon alone. */
export function SelectionButton({ icon, label, danger = false, className, ...rest }: SelectionButtonProps) {
  return (
    <Button
      {...rest}
      icon={icon}
      variant={danger ? 'danger-quiet' : 'ghost'}
      size={28}
      aria-label={label}
      className={clsx('h-6.5! px-2! max-sm:h-9!', className)}
    >
      <span className={danger ? undefined : 'max-sm:hidden'}>{label}</span>
    </Button>
  );
}
