import type { ReactNode } from 'react';

/** The six cuts are in the 352 px under the column of a sign-in page. */
const column = 352;
const height = 148;
const edge = 40;
const flat = 14;

/** Wide enough for any window; the drawing is centred and never scaled. */
export const bladeWidth = 6000;
const start = (bladeWidth - column) / 2;
const pitch = column / 6;

/** How deep each cut goes; its flanks fall one in two. */
const depths = [16, 28, 11, 34, 22, 8];

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
        height={height}
        viewBox={`0 0 ${bladeWidth} ${height}`}
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

/** The edge with its first `cuts` notches, as the `d` of a path; `from` and `to` are its ends in x. */
function edgePath(cuts: number, from: number, to: number): string {
  const notches = depths.slice(0, cuts).map((depth, index) => {
    const middle = start + pitch * (index + 0.5);
    const half = flat / 2;
    const flank = depth / 2;
    return [
      point(middle - half - flank, edge),
      point(middle - half, edge + depth),
      point(middle + half, edge + depth),
      point(middle + half + flank, edge),
    ].join('L');
  });
  return `M${[point(from, edge), ...notches, point(to, edge)].join('L')}`;
}

function point(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${y}`;
}

export function bladePaths(cuts: number) {
  const line = edgePath(cuts, 0, bladeWidth);
  return {
    edge: line,
    fill: `${line}V${height}H0Z`,
    /** Path of the cuts so far, for the highlight. */
    done: edgePath(cuts, start, start + pitch * cuts),
  };
}
