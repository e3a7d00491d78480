import { clockJumps } from './clock-jumps.ts';
import { diskFull } from './disk-full.ts';
import type { Drill } from './drill.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { killedAmidJobs } from './killed-amid-jobs.ts';
import { killedWhileWriting } from './killed-while-writing.ts';
import { mailServerAway } from './mail-server-away.ts';
import { killedWhileJoining } from './organizations/killed-while-joining.ts';
import { poolExhausted } from './pool-exhausted.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { postgresRestarted } from './postgres-restarted.ts';
import { postgresStopped } from './postgres-stopped.ts';
import { redisFrozen } from './redis-frozen.ts';
import { signInFlood } from './sign-in-flood.ts';
import { slowClients } from './slow-clients.ts';
import { soak } from './soak.ts';
import { stoppedUnderLoad } from './stopped-under-load.ts';
import { threeServers } from './three-servers.ts';

/** All drills, in the order in which they run. */
export const drills: readonly Drill[] = [
  postgresRestarted,
  postgresStopped,
  postgresFrozen,
  poolExhausted,
  redisFrozen,
  mailServerAway,
  killedWhileWriting,
  killedWhileJoining,
  killedAmidJobs,
  diskFull,
  threeServers,
  stoppedUnderLoad,
  slowClients,
  clockJumps,
  hostileBodies,
  signInFlood,
  soak,
];
