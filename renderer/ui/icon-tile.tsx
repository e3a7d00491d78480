import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

/** A drawing in a rounded square of 32, at the start of a row of two lines. */
export function IconTile({ icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-8 bg-sunken text-text-2">
      <Icon of={icon} />
    </span>
  );
}
