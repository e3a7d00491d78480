import type { CurrentUser } from '#contract/api/init.ts';
import { useServices } from '../../lib/services/services.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { showAccountChange } from './show-account-change.ts';

/** Shows what the user changed of the own account at once, on this page and in the frame around it. */
export function useAccountChange(): (change: Partial<Pick<CurrentUser, 'name' | 'email' | 'image'>>) => void {
  const { init } = useServices();
  const data = useApi();
  return (change) => showAccountChange({ init, data }, change);
}
