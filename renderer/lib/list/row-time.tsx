import type { ComponentProps } from 'react';
import { Moment } from '../format/relative-time.tsx';

/** A moment in a row. It stands above the link that covers the row, so that the pointer finds the full date. */
export function RowMoment(props: Pick<ComponentProps<typeof Moment>, 'at' | 'now'>) {
  return (
    <span data-opens-row className="relative z-1 cursor-pointer">
      <Moment {...props} />
    </span>
  );
}
