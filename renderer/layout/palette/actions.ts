import type { Init } from '#contract/api/init.ts';
import type { Area } from '../../components/actions/palette-context.ts';
import { may } from '../../lib/permissions.ts';

export type LayoutAction = 'openApp' | 'openManager' | 'shortcuts' | 'stopImpersonating' | 'logout';

/** What the visitor may do from the palette wherever they are, beside choosing theme and language. */
export function actionsFor(init: Init, area: Area): LayoutAction[] {
  const allowed: Record<LayoutAction, boolean> = {
    openApp: area === 'manager' && may(init, 'apps', 'app'),
    openManager: area === 'app' && may(init, 'apps', 'manager'),
    shortcuts: true,
    stopImpersonating: Boolean(init.visitor?.impersonatedBy),
    logout: true,
  };
  return (Object.keys(allowed) as LayoutAction[]).filter((action) => allowed[action]);
}
