import clsx from 'clsx';

/**
 * One bar in the place of a text that comes. Give width (and height, when it is not a line of text) by
 * class: `w-24`, `h-2`, `size-8 rounded-full`.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-block animate-shine bg-active bg-size-[220%_100%] align-middle',
        'bg-[linear-gradient(100deg,transparent_30%,var(--color-shine)_50%,transparent_70%)]',
        !className?.includes('h-') && !className?.includes('size-') && 'h-2.5',
        !className?.includes('rounded-') && 'rounded-[5px]',
        className,
      )}
    />
  );
}
