import { type DashboardPeriod, periodOf } from '#contract/dashboard/period.ts';
import { isTimeZone } from '#contract/preferences.ts';
import { currentTimeZone } from '../../lib/preferences/time-zone.ts';
import type { Api } from '../../lib/services/api.ts';
import { loadQuery } from '../../lib/services/load-query.ts';
import type { Services } from '../../lib/services/services.ts';

/** What the dashboard reads: so many days, as the reader's clocks have them; of UTC where nobody knows those. */
export function dashboardQuery(api: Api, days: DashboardPeriod, timeZone: string | null) {
  return api.dashboard.read.queryOptions({
    input: { days, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' },
  });
}

export async function loadDashboard(services: Services, { request }: { request: Request }): Promise<void> {
  const days = periodOf(new URL(request.url).searchParams);
  const { timeZone } = await services.init.load();
  await loadQuery(services, (api) => dashboardQuery(api, days, currentTimeZone(timeZone)));
}
