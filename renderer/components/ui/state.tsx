import clsx from 'clsx';
import type { ReactNode } from 'react';

const dots = {
  active: <circle cx="3.5" cy="3.5" r="3.5" className="fill-success-text" />,
  waiting: (
    <>
      <circle cx="3.5" cy="3.5" r="2.75" strokeWidth="1.5" className="stroke-warning-text" />
      <path d="M3.5 0a3.5 3.5 0 0 0 0 7z" className="fill-warning-text" />
    </>
  ),
  banned: <circle cx="3.5" cy="3.5" r="2.5" strokeWidth="2" className="stroke-danger-text" />,
  neutral: <circle cx="3.5" cy="3.5" r="3.5" className="fill-text-3" />,
};

export type StateProps = { of: keyof typeof dots; children: ReactNode };

/** A dot and a word. The dots differ in shape as well as in colour: full, half, ring. */
export function State({ of, children }: StateProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        of === 'banned' && 'text-danger-text',
      )}
    >
      <svg aria-hidden="true" viewBox="0 0 7 7" fill="none" className="size-1.75 shrink-0 flip-rtl">
        {dots[of]}
      </svg>
      {children}
    </span>
  );
}
