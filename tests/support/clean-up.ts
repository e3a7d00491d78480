import { jobKinds } from '#server/app/features.ts';
import type { Database } from '#server/database/database.ts';
import type { JobContext } from '#server/jobs/define-job.ts';

/** Runs what a server deletes by itself, at once. */
export async function cleanUp(
  database: Database,
  environment: { demo: boolean } = { demo: false },
): Promise<void> {
  const context = { database, environment } as JobContext;
  for (const job of jobKinds) if (job.name.endsWith('.clean-up')) await job.run(context, {});
}
