import clsx from 'clsx';
import { Skeleton } from './skeleton.tsx';

const firsts = ['w-24', 'w-28', 'w-22', 'w-31', 'w-26', 'w-20', 'w-29', 'w-25'];
const seconds = ['w-37.5', 'w-27.5', 'w-42', 'w-24', 'w-35', 'w-40', 'w-30', 'w-33'];

export type SkeletonRowsProps = {
  /** 5 to 8, as many as fit without scrolling. */
  count?: number;
  /** `line`: 44 high, name and description. `person`: 56 high, picture and two lines. */
  kind?: 'line' | 'person';
  /** Leave room for the checkboxes of a list that can be selected. */
  selectable?: boolean;
};

/** Rows of the exact height and columns of the list that comes. */
export function SkeletonRows({ count = 6, kind = 'line', selectable = false }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className="-mx-2 overflow-hidden">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          key={index}
          className={clsx(
            'flex items-center gap-3 border-line border-b px-2 last:border-transparent max-sm:h-15',
            kind === 'line' ? 'h-11' : 'h-14',
          )}
        >
          {selectable && <span className="me-3 size-4 rounded-4 border border-line-strong bg-sunken" />}
          {kind === 'person' && <Skeleton className="size-8 rounded-full" />}
          {kind === 'person' ? (
            <span className="grid min-w-0 flex-1 gap-2">
              <Skeleton className={firsts[index % firsts.length]} />
              <Skeleton className={clsx('h-2 opacity-60', seconds[index % seconds.length])} />
            </span>
          ) : (
            <span className="flex min-w-0 flex-1 gap-3">
              <Skeleton className={firsts[index % firsts.length]} />
              <Skeleton className={clsx('opacity-55 max-sm:hidden', seconds[index % seconds.length])} />
            </span>
          )}
          <Skeleton className="w-14 opacity-70" />
        </div>
      ))}
    </div>
  );
}
