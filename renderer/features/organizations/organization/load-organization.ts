import type { LoaderFunctionArgs } from 'react-router';
import type { NamedRecord } from '../../../layout/routes/page.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';

/**
 * Reads the organization that the address names. One that the user is no member of is the 404 page.
 * @returns its name, for the title of the page
 */
export async function loadOrganization(
  services: Services,
  { params }: LoaderFunctionArgs,
): Promise<NamedRecord> {
  const input = { id: params.id ?? '' };
  await loadQuery(services, (api) => api.organizations.read.queryOptions({ input }));
  const { api, queryClient } = await services.data.load();
  return { recordName: queryClient.getQueryData(api.organizations.read.queryKey({ input }))?.name };
}
