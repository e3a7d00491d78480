import clsx from 'clsx';
import { Skeleton } from './skeleton.tsx';

/** Of the two bars of each row. */
const widths = [
  ['w-24', 'w-37.5'],
  ['w-28', 'w-27.5'],
  ['w-22', 'w-42'],
  ['w-31', 'w-24'],
  ['w-26', 'w-35'],
  ['w-20', 'w-40'],
  ['w-29', 'w-30'],
  ['w-25', 'w-33'],
] as const;

type SkeletonRowsProps = {
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
      {widths.slice(0, count).map(([first, second]) => (
        <div
          key={first}
          className={clsx(
            'flex items-center gap-3 border-line border-b px-2 last:border-transparent max-sm:h-15',
            kind === 'line' ? 'h-11' : 'h-14',
          )}
        >
          {selectable && <span className="me-3 size-4 rounded-4 border border-line-strong bg-sunken" />}
          {kind === 'person' && <Skeleton className="size-8 rounded-full" />}
          {kind === 'person' ? (
            <span className="grid min-w-0 flex-1 gap-2">
              <Skeleton className={first} />
              <Skeleton className={clsx('h-2 opacity-60', second)} />
            </span>
          ) : (
            <span className="flex min-w-0 flex-1 gap-3">
              <Skeleton className={first} />
              <Skeleton className={clsx('opacity-55 max-sm:hidden', second)} />
            </span>
          )}
          <Skeleton className="w-14 opacity-70" />
        </div>
      ))}
    </div>
  );
}
