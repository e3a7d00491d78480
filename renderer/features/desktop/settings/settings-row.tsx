import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/ui/icon.tsx';
import { IconTile } from '../../../components/ui/icon-tile.tsx';

interface SettingsRowProps {
  icon: LucideIcon;
  title: ReactNode;
  note: ReactNode;
  /** At the end: buttons of 28, or a switch. */
  children?: ReactNode;
}

/** One matter of the app on this computer. */
export function SettingsRow({ icon, title, note, children }: SettingsRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 last:border-b-0">
      <IconTile>
        <Icon of={icon} />
      </IconTile>
      <div className="min-w-0 flex-1">
        <div className="font-medium">{title}</div>
        <div className="text-text-3">{note}</div>
      </div>
      {children}
    </li>
  );
}
