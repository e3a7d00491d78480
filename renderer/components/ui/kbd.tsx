import clsx from 'clsx';

/** One key of the keyboard. Always left to right. */
export function Kbd({ children, bare, className }: { children: string; bare?: boolean; className?: string }) {
  return (
    <kbd
      className={clsx(
        'inline-block min-w-4.5 rounded-4 px-1 text-center font-medium font-sans text-11 leading-4 ltr-isolate',
        !bare && 'border border-line bg-surface text-text-3',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
