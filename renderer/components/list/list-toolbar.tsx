import type { ReactNode } from 'react';

/** The line above a list: its search, its filters, and what is done with the whole list at the end. */
export function ListToolbar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2 pt-4 pb-3 print:hidden">{children}</div>;
}

/** Its end: links to import and export, and ViewMenu. Phones do without. */
export function ListToolbarEnd({ children }: { children: ReactNode }) {
  return <div className="-me-3 ms-auto flex items-center max-sm:hidden">{children}</div>;
}
