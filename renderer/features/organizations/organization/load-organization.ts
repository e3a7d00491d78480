import type { DefaultError, FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { NamedRecord } from '../../../layout/routes/page.ts';
import type { Api } from '../../../lib/services/api-services.ts';
import { loadQuery } from '../../../lib/services/load-query.ts';
import type { Services } from '../../../lib/services/services.ts';

/** Reads the organization that the address names. One that the user is no member of is the 404 page. */
export function loadOrganization(services: Services, { params }: LoaderFunctionArgs): Promise<NamedRecord> {
  const input = { id: params.id ?? '' };
  return loadNamed(services, (api) => api.organizations.read.queryOptions({ input }));
}

/**
 * Reads what a page is about, as loadQuery does.
 * @returns its name, for the title of the page
 */
export async function loadNamed<Data extends { name: string }, Key extends QueryKey>(
  services: Services,
  optionsOf: (api: Api) => FetchQueryOptions<Data, DefaultError, Data, Key>,
): Promise<NamedRecord> {
  await loadQuery(services, optionsOf);
  const { api, queryClient } = await services.data.load();
  return { recordName: queryClient.getQueryData<Data>(optionsOf(api).queryKey)?.name };
}
