/** The lengths of the period that the dashboard looks back, in days: whole weeks, so that weekdays stand over weekdays. */
export const dashboardPeriods = [7, 28, 84] as const;

export type DashboardPeriod = (typeof dashboardPeriods)[number];

export const defaultPeriod: DashboardPeriod = 28;

/** Reads `days` of an address; what is no such length counts as not chosen. */
export function periodOf(search: URLSearchParams): DashboardPeriod {
  const days = search.get('days');
  return dashboardPeriods.find((length) => String(length) === days) ?? defaultPeriod;
}
