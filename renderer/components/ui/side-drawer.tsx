import { useEffect } from 'react';
import { createChunk } from '../../lib/chunks/chunk.ts';
import type { SideDrawerProps } from './side-drawer-panel.tsx';
import { useChunk } from './use-chunk.ts';

const panel = createChunk(async () => (await import('./side-drawer-panel.tsx')).default);

/** A panel from the start edge: the sidebar below 900 px. */
export function SideDrawer(props: SideDrawerProps) {
  useEffect(() => {
    // Opening it reports a failure.
    if (window.matchMedia('(width < 56.25rem)').matches) panel.load().catch(() => {});
  }, []);
  const Panel = useChunk(panel, props.open, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}
