import type { ReactNode } from 'react';
import { bladeHeight, bladePaths, bladeWidth } from './key-blade-path.ts';

type KeyBladeProps = {
  /** 0 is a blank, 6 a finished key. On /login/verify: the number of characters typed. */
  cuts?: number;
  /** Draws the cut part in the accent. */
  highlight?: boolean;
  /** The content of the foot: language at the start, theme at the end. */
  children?: ReactNode;
};

/** The motif at the foot of sign-in pages: the edge of a key blade, six cuts for six characters. */
export function KeyBlade({ cuts = 6, highlight = false, children }: KeyBladeProps) {
  const paths = bladePaths(Math.max(0, Math.min(6, cuts)));
  return (
    <div className="relative h-37 overflow-hidden">
      <svg
        aria-hidden="true"
        width={bladeWidth}
        height={bladeHeight}
        viewBox={`0 0 ${bladeWidth} ${bladeHeight}`}
        fill="none"
        className="absolute bottom-0 start-1/2 -ms-[3000px] max-w-none"
      >
        <path d={paths.fill} className="fill-canvas" />
        <path d={paths.edge} className="stroke-line-strong" />
        {highlight && cuts > 0 && <path d={paths.done} strokeWidth="2" className="stroke-chart" />}
      </svg>
      <div className="absolute inset-x-6 bottom-4.5 flex items-center justify-between gap-3 text-13 text-text-2 max-sm:inset-x-4">
        {children}
      </div>
    </div>
  );
}
