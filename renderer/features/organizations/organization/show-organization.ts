import type { OrganizationDetail } from '#contract/organizations/organizations.ts';
import type { ApiServices } from '../../../lib/services/api-services.ts';

/** Shows at once what an organization is now, on its pages, and reads again where else it stands. */
export function showOrganization(
  { api, queryClient }: ApiServices,
  organization: Partial<OrganizationDetail> & { id: string },
): void {
  const input = { id: organization.id };
  queryClient.setQueryData(
    api.organizations.read.queryKey({ input }),
    (known) => known && { ...known, ...organization },
  );
  const read = api.organizations.read.queryKey({ input });
  void queryClient.invalidateQueries({
    queryKey: api.organizations.key(),
    predicate: ({ queryKey }) => queryKey !== read,
  });
}
