import type { ServerFeature } from '../features/feature.ts';
import { discardJobs, listJobs, listKinds, retryJobs, runJob } from './job-operations.ts';

/** Operations of admins on the queue of jobs. */
export const jobs = {
  operations: { list: listJobs, kinds: listKinds, retry: retryJobs, run: runJob, discard: discardJobs },
} satisfies ServerFeature;
