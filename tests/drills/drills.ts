import type { Drill } from './drill.ts';
import { poolExhausted } from './pool-exhausted.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { postgresRestarted } from './postgres-restarted.ts';
import { postgresStopped } from './postgres-stopped.ts';

/** All drills, in the order in which they run. */
export const drills: readonly Drill[] = [postgresRestarted, postgresStopped, postgresFrozen, poolExhausted];
