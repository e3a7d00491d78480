import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

type IconProps = {
  of: LucideIcon;
  /** 16 beside text and in navigation, 14 inside text, 20 in the bottom navigation. */
  size?: 14 | 16 | 20;
  /** Mirror in right-to-left pages: arrows, chevrons, the sidebar. Never clocks or media. */
  flip?: boolean;
  className?: string;
};

const sizes = { 14: 'size-3.5', 16: 'size-4', 20: 'size-5' };

/** A Lucide drawing in the stroke of the design. Always decoration: the words stand beside it. */
export function Icon({ of: Drawing, size = 16, flip = false, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={clsx('shrink-0', sizes[size], flip && 'flip-rtl', className)}
      strokeWidth={size === 14 ? 2 : 1.75}
    />
  );
}
