import clsx from 'clsx';

const bow = 'M30 20.5a13 13 0 1 1-26 0a13 13 0 0 1 26 0zM16 20.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0z';

/* A key; an app made of this project begins with a list instead. */
const drawings = {
  /** A blank: nothing has been cut yet. */
  blank: `${bow}M30 14H118L126 20L118 28H30`,
  /** Cuts that do not fit: nothing was found. */
  misfit: `${bow}M30 14H44l5 6h6l5-6h8l3 3h5l3-3h10l6 8h5l6-8h10L126 20L118 28H30`,
  /** Snapped: something went wrong. */
  snapped: `${bow}M30 14H66l4 5-5 3 5 6H30M78 14h40l8 6-8 8H78l-4-6 5-3z`,
};

export type StateDrawingProps = { of: keyof typeof drawings; className?: string };

/** The drawing of empty states and error pages, 126 × 40. It points along the line of reading. */
export function StateDrawing({ of, className }: StateDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="3 0 126 40"
      preserveAspectRatio="xMinYMid"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className={clsx('h-10 w-33 flip-rtl text-control', className)}
    >
      <path d={drawings[of]} />
    </svg>
  );
}
