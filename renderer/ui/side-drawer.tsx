import { lazy, Suspense, useEffect, useState } from 'react';
import type { SideDrawerProps } from './side-drawer-props.ts';

const load = () => import('./side-drawer-panel.tsx');
const Panel = lazy(load);

/** A panel from the start edge: the sidebar below 900 px. */
export function SideDrawer(props: SideDrawerProps) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(width < 56.25rem)').matches) void load();
  }, []);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  ) : null;
}
