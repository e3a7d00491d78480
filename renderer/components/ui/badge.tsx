import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const tones = {
  neutral: 'bg-sunken text-text-2',
  accent: 'bg-accent-tint text-accent-text',
  success: 'bg-success-tint text-success-text',
  warning: 'bg-warning-tint text-warning-text',
  danger: 'bg-danger-tint text-danger-text',
  info: 'bg-info-tint text-info-text',
  outline: 'text-text-2 inset-ring inset-ring-line-strong',
};

export type BadgeProps = { tone?: keyof typeof tones; icon?: LucideIcon; children: ReactNode };

/** A word about a thing, 20 high: a role, a property. For states use State. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex h-5 items-center gap-1.25 whitespace-nowrap rounded-4 px-1.5 font-medium text-12 leading-none forced-colors:border tall-script:h-6',
        tones[tone],
      )}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
