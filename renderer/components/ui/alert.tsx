import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Drawings and colours of what is told. */
export const tones = {
  info: { icon: Info, box: 'border-info-line bg-info-tint', ink: 'text-info-text' },
  success: { icon: CircleCheck, box: 'border-success-line bg-success-tint', ink: 'text-success-text' },
  warning: { icon: TriangleAlert, box: 'border-warning-line bg-warning-tint', ink: 'text-warning-text' },
  danger: { icon: CircleAlert, box: 'border-danger-line bg-danger-tint', ink: 'text-danger-text' },
};

type AlertProps = {
  tone: keyof typeof tones;
  children: ReactNode;
  /** In place of the tone's own. */
  icon?: LucideIcon;
  /** A button of 28 at the end. */
  action?: ReactNode;
  /** `alert` interrupts; the default is read when the reader is free. */
  role?: 'alert' | 'status';
};

/** A sentence in a page about the page: a conflict, a ban, being offline. One per region. */
export function Alert({ tone, icon, children, action, role = 'status' }: AlertProps) {
  const { icon: toneIcon, box, ink } = tones[tone];
  return (
    <div
      role={role}
      className={clsx(
        'flex gap-2.5 rounded-8 border px-3 py-2.5 text-13',
        action ? 'items-center' : 'items-start',
        box,
      )}
    >
      <Icon of={icon ?? toneIcon} className={clsx(!action && 'mt-0.5', ink)} />
      <div className="min-w-0 flex-1 leading-normal">{children}</div>
      {action}
    </div>
  );
}
