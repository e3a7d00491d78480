import type { Init } from '#contract/api/init.ts';
import type { Area } from '../frame/palette-context.ts';
import { may } from '../permissions.ts';

export type Action =
  | 'newRepository'
  | 'importRepositories'
  | 'newUser'
  | 'openApp'
  | 'openManager'
  | 'shortcuts'
  | 'stopImpersonating'
  | 'logout';

/** What the visitor may do from the palette, beside choosing theme and language. */
export function actionsFor(init: Init, area: Area): Action[] {
  const manages = may(init, 'apps', 'manager');
  const allowed: Record<Action, boolean> = {
    newRepository: manages && may(init, 'repository', 'create'),
    importRepositories: manages && may(init, 'repository', 'create'),
    newUser: manages && may(init, 'user', 'create'),
    openApp: area === 'manager' && may(init, 'apps', 'app'),
    openManager: area === 'app' && manages,
    shortcuts: true,
    stopImpersonating: Boolean(init.visitor?.impersonatedBy),
    logout: true,
  };
  return (Object.keys(allowed) as Action[]).filter((action) => allowed[action]);
}
