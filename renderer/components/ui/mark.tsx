import clsx from 'clsx';

/** The sign of the product: a key that is an L. Never mirrored, tilted or outlined; from 16 px on. */
export function Mark({ className = 'size-6', plain = false }: { className?: string; plain?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className={clsx('shrink-0', className)}>
      {!plain && <rect width="32" height="32" rx="8" className="fill-accent" />}
      <g strokeWidth="3" className={plain ? 'stroke-current' : 'stroke-on-accent'}>
        <circle cx="13.25" cy="10.25" r="4.25" />
        <path d="M13.25 14.5V25M13.25 23.5h10M13.25 18.25h6.5" />
      </g>
    </svg>
  );
}
