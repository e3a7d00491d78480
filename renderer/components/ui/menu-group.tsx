import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';

/** Entries of a Menu under a small heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-2 pb-1 font-medium text-12 text-text-3">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
