import { Gauge, Histogram, type Registry } from 'prom-client';
import type { DatabaseLoad } from './observe-queries.ts';

/** Seconds. */
const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** Measures the load of this process's connection pool and the duration of statements. */
export function addDatabaseMetrics(registry: Registry, load: DatabaseLoad): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections_max',
    help: 'Connections that this process opens at most.',
    registers,
  }).set(load.max);
  new Gauge({
    name: 'database_connections_in_use',
    help: 'Connections with a statement or a transaction under way.',
    registers,
    collect() {
      this.set(Math.min(load.held, load.max));
    },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Statements and transactions that wait behind others, as all connections are in use.',
    registers,
    collect() {
      this.set(Math.max(0, load.held - load.max));
    },
  });
  const seconds = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time from sending a statement until its answer, waiting included.',
    labelNames: ['outcome'],
    buckets,
    registers,
  });
  load.listeners.push(() => {
    const startedAt = performance.now();
    return (failure) => {
      const outcome = failure === undefined ? 'ok' : 'error';
      seconds.observe({ outcome }, (performance.now() - startedAt) / 1000);
    };
  });
}
