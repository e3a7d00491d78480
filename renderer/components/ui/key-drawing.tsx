import clsx from 'clsx';

const bits = {
  /** A blank: nothing has been cut yet. */
  blank: 'M30 14H118L126 20L118 28H30',
  /** Cuts that do not fit: nothing was found. */
  misfit: 'M30 14H44l5 6h6l5-6h8l3 3h5l3-3h10l6 8h5l6-8h10L126 20L118 28H30',
  /** Snapped: something went wrong. */
  snapped: 'M30 14H66l4 5-5 3 5 6H30M78 14h40l8 6-8 8H78l-4-6 5-3z',
};

export type KeyDrawingProps = { of: keyof typeof bits; className?: string };

/** The drawing of empty states and error pages, 126 × 40. It points along the line of reading. */
export function KeyDrawing({ of, className }: KeyDrawingProps) {
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
      <circle cx="17" cy="20.5" r="13" />
      <circle cx="12.5" cy="20.5" r="3.5" />
      <path d={bits[of]} />
    </svg>
  );
}
