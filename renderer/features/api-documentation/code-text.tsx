import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Latin letters beside Arabic ones are drawn a little smaller; a monospaced font does not do that by itself. */
export const codeScale = 'rtl:[--scale:1.05]';

/** A name or a value of the API: from left to right in every language, broken where there is no room. */
export function CodeText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <code
      dir="ltr"
      translate="no"
      className={clsx(
        'wrap-anywhere font-mono ltr-isolate',
        codeScale,
        !className?.includes('text-1') && 'text-12',
        className,
      )}
    >
      {children}
    </code>
  );
}
