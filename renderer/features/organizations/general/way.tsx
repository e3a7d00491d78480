import type { ReactNode } from 'react';

interface WayProps {
  title: string;
  /** What comes of it, one sentence. */
  note: string;
  /** The button. */
  children: ReactNode;
}

/** One thing that can be done to an organization or to one's part in it: what it is, and its button at the end. */
export function Way({ title, note, children }: WayProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium text-13">{title}</p>
        <p className="text-13 text-text-3">{note}</p>
      </div>
      {children}
    </div>
  );
}
