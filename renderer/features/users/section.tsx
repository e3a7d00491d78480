import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands behind the title, in grey: how many. */
  count?: string | undefined;
  /** A button at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page of a user: a heading over a hairline, and what belongs to it. */
export function Section({ title, count, action, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="flex-1 text-14">
          {title} {count !== undefined && <span className="font-normal text-text-3">{count}</span>}
        </h2>
        {action}
      </div>
      <div className="mt-1.5 border-line border-t">{children}</div>
    </section>
  );
}
