import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const sizes = { 14: 'icon-14', 16: '', 20: 'icon-20' };

/** Attributes of Lucide that icon.css has once for all drawings. */
const none = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

type IconProps = {
  of: LucideIcon;
  /** 16 beside text and in navigation, 14 inside text, 20 in the bottom navigation. */
  size?: 14 | 16 | 20;
  /** Mirror in right-to-left pages: arrows, chevrons, the sidebar. Never clocks or media. */
  flip?: boolean;
  className?: string;
};

/** A Lucide drawing in the stroke of the design. Always decoration: the words stand beside it. */
export function Icon({ of: Drawing, size = 16, flip = false, className }: IconProps) {
  return (
    <Drawing
      {...none}
      aria-hidden="true"
      className={clsx('icon', sizes[size], flip && 'flip-rtl', className)}
    />
  );
}

/** A drawing in a rounded square of 32, at the start of a row of two lines. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-8 bg-sunken text-text-2">
      {children}
    </span>
  );
}
