import { Agent } from 'node:http';
import postgres from 'postgres';
import { serverVariable } from '../../tests/support/database-server.ts';
import type { Figure } from './figure.ts';
import { getOnce } from './get-once.ts';
import { medianCall, medianOfRuns } from './median.ts';
import { reference } from './reference.ts';
import { startFloorServer } from './start-floor-server.ts';

export interface Calibration {
  expressMs: number;
  selectMs: number;
}

const calls = { express: 2000, select: 3000 };

/** Measures what tells machines apart: a bare Express JSON route in a process of its own, and a bare `select 1`. */
export async function calibrate(): Promise<Calibration> {
  const floor = await startFloorServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sql = postgres(process.env[serverVariable] ?? '', { max: 1 });
  try {
    const address = new URL('/json', floor.url);
    return {
      expressMs: await medianOfRuns(() => medianCall(calls.express, () => getOnce(address, { agent }))),
      selectMs: await medianOfRuns(() => medianCall(calls.select, () => sql`select 1`)),
    };
  } finally {
    agent.destroy();
    await sql.end();
    await floor.stop();
  }
}

/**
 * How many times as long as the reference machine this one takes; 1 there. The geometric mean, since no half of it
 * is worth more than the other: what is measured goes through Node and through PostgreSQL.
 */
export function slownessOf({ expressMs, selectMs }: Calibration): number {
  return Math.sqrt((expressMs / reference.expressMs) * (selectMs / reference.selectMs));
}

export function calibrationFigures(calibration: Calibration): Figure[] {
  const { expressMs, selectMs } = calibration;
  return [
    { name: 'calibration express', value: expressMs, unit: 'ms', note: `reference ${reference.expressMs}` },
    { name: 'calibration select 1', value: selectMs, unit: 'ms', note: `reference ${reference.selectMs}` },
    {
      name: 'calibration',
      value: slownessOf(calibration),
      unit: 'times',
      note: 'bounds in time are multiplied by it',
    },
  ];
}
