/** The lengths of the period that the dashboard looks back, in days. */
export const dashboardPeriods = [7, 30, 90] as const;

export type DashboardPeriod = (typeof dashboardPeriods)[number];

export const defaultPeriod: DashboardPeriod = 30;

/** Reads `days` of an address; what is no such length counts as not chosen. */
export function periodOf(search: URLSearchParams): DashboardPeriod {
  const days = search.get('days');
  return dashboardPeriods.find((length) => String(length) === days) ?? defaultPeriod;
}
