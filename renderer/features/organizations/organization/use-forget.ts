import type { OwnOrganizations } from '#contract/organizations/organizations.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useApi } from '../../../lib/services/use-api.ts';
import { showSwitch } from '../switcher/show-switch.ts';

/**
 * Forgets an organization that the user is no member of any longer. To be called once none of its pages is shown: they
 * would ask for it again.
 */
export function useForget(): (id: string, own: OwnOrganizations | undefined) => void {
  const services = useServices();
  const { api, queryClient } = useApi();
  return (id, own) => {
    queryClient.removeQueries({ queryKey: api.organizations.read.key({ input: { id } }) });
    queryClient.removeQueries({ queryKey: api.organizations.activity.key({ input: { id } }) });
    if (own) void showSwitch(services, own);
    else void queryClient.invalidateQueries({ queryKey: api.organizations.key() });
  };
}
