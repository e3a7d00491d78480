import type { ReactNode } from 'react';

/** The buttons of a dialog that hold to a form inside it; where there is none, give them to Dialog as `actions`. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex justify-end gap-2 max-sm:flex-col-reverse max-sm:[&>button]:h-11 max-sm:[&>button]:w-full">
      {children}
    </div>
  );
}
