import { type DashboardPeriod, periodOf } from '#contract/schemas/dashboard-period.ts';
import type { DashboardInput, DashboardPart } from '../../layout/routes/parts/dashboard-part.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

/** Returns the input of the dashboard's operations; the time zone is UTC if the reader's is unknown. */
export function dashboardInput(days: DashboardPeriod, timeZone: string | null): DashboardInput {
  return { days, timeZone: timeZone ?? 'UTC' };
}

/** Loads the dashboard and the parts that the user may see, in parallel. */
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
