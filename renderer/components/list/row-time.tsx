import type { ComponentProps } from 'react';
import { RelativeTime } from '../relative-time.tsx';

/** A time in a row. It is above the link that covers the row, so that the pointer finds the full date. */
export function RowTime(props: Pick<ComponentProps<typeof RelativeTime>, 'at' | 'now'>) {
  return (
    <span data-opens-row className="relative z-1 cursor-pointer">
      <RelativeTime {...props} />
    </span>
  );
}
