import { type ActionFunctionArgs, replace } from 'react-router';
import type { Services } from '../../../lib/services/services.ts';

/** Takes the first steps of an organization off the home page. */
export async function dismissFirstSteps(
  { data }: Services,
  { request }: ActionFunctionArgs,
): Promise<Response> {
  const { api, queryClient } = await data.load();
  const { dismissFirstSteps: dismiss, firstSteps } = api.organizations;
  const id = new URL(request.url).searchParams.get('id') ?? '';
  queryClient.setQueryData(firstSteps.queryKey(), await dismiss.call({ id }));
  return replace('/app', 303);
}
