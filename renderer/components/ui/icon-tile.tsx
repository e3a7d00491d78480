import type { ReactNode } from 'react';

/** A drawing in a rounded square of 32, at the start of a row of two lines. */
export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-8 bg-sunken text-text-2">
      {children}
    </span>
  );
}
