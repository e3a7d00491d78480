/**
 * The machine for which the bounds in milliseconds and seconds were set, as calibration.ts measured it. On a machine
 * that takes twice as long for the same, everything may take twice as long.
 */
export const reference = {
  machine: 'AMD EPYC, 2 virtual cores, 24 GB of memory, Linux, Node 24.21.0, PostgreSQL 18.4',
  date: '2026-11-22',
  /** Milliseconds of a request to a bare Express JSON route, one after the other on one connection, with nothing beside. */
  expressMs: 0.22,
  /** Milliseconds of a bare `select 1` on one connection. */
  selectMs: 0.13,
} as const;
