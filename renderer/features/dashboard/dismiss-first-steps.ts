import { type ActionFunctionArgs, replace } from 'react-router';
import type { Dashboard } from '#contract/dashboard/dashboard.ts';
import type { Services } from '../../lib/services/services.ts';

/** Takes the first steps off the dashboard, and comes back to it in the same period. */
export async function dismissFirstSteps(
  { data }: Services,
  { request }: ActionFunctionArgs,
): Promise<Response> {
  const { api, queryClient } = await data.load();
  const { firstSteps } = await api.dashboard.dismissFirstSteps.call();
  queryClient.setQueriesData<Dashboard>(
    { queryKey: api.dashboard.read.key() },
    (dashboard) => dashboard && { ...dashboard, firstSteps },
  );
  return replace(`/manager/dashboard${new URL(request.url).search}`, 303);
}
