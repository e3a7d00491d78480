import type { Init } from '#contract/api/init.ts';
import type { Area } from '../frame/palette-context.ts';
import { may } from '../permissions.ts';

export type FrameAction = 'openApp' | 'openManager' | 'shortcuts' | 'stopImpersonating' | 'logout';

/** What the visitor may do from the palette wherever they are, beside choosing theme and language. */
export function actionsFor(init: Init, area: Area): FrameAction[] {
  const allowed: Record<FrameAction, boolean> = {
    openApp: area === 'manager' && may(init, 'apps', 'app'),
    openManager: area === 'app' && may(init, 'apps', 'manager'),
    shortcuts: true,
    stopImpersonating: Boolean(init.visitor?.impersonatedBy),
    logout: true,
  };
  return (Object.keys(allowed) as FrameAction[]).filter((action) => allowed[action]);
}
