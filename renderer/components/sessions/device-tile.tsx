import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { DeviceKind } from '#contract/schemas/session-info.ts';
import { Icon } from '../ui/icon.tsx';
import { IconTile } from '../ui/icon-tile.tsx';

const icons: Readonly<Record<DeviceKind, LucideIcon>> = {
  desktop: Laptop,
  phone: Smartphone,
  tablet: Tablet,
  app: AppWindow,
  other: CircleHelp,
};

/** The drawing of a device at the start of its row. */
export function DeviceTile({ kind }: { kind: DeviceKind }) {
  return (
    <IconTile>
      <Icon of={icons[kind]} />
    </IconTile>
  );
}
