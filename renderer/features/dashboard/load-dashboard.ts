import { type DashboardPeriod, periodOf } from '#contract/dashboard/period.ts';
import { isTimeZone } from '#contract/preferences.ts';
import type { DashboardInput, DashboardPart } from '../../layout/dashboard/dashboard-part.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

/** What the dashboard reads: so many days, as the reader's clocks have them; of UTC where nobody knows those. */
export function dashboardInput(days: DashboardPeriod, timeZone: string | null): DashboardInput {
  return { days, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' };
}

/** What is the dashboard's own, and what its parts show, at the same time. */
export async function loadDashboard(
  services: Services,
  { request }: { request: Request },
  parts: readonly DashboardPart[],
): Promise<void> {
  const init = await services.init.load();
  const days = periodOf(new URL(request.url).searchParams);
  const input = dashboardInput(days, currentTimeZone(init.timeZone));
  await Promise.all([
    loadQuery(services, (api) => api.dashboard.read.queryOptions({ input })),
    ...parts
      .filter(({ allowed }) => allowed(init))
      .map(({ query }) => loadQuery(services, (api) => query(api, input))),
  ]);
}
