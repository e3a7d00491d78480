import type { ReactNode } from 'react';

interface DetailSectionProps {
  title: ReactNode;
  /** In the line of the title, such as a media type. */
  note?: ReactNode;
  /** At the end of that line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an opened operation, under a small heading. */
export function DetailSection({ title, note, action, children }: DetailSectionProps) {
  return (
    <section>
      <div className="flex flex-wrap items-baseline gap-x-2 pb-1 text-12 text-text-3">
        <h4 className="font-medium text-text tracking-normal">{title}</h4>
        {note}
        {action && <span className="ms-auto self-center">{action}</span>}
      </div>
      {children}
    </section>
  );
}
