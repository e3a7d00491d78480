import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/define-job.ts';
import { removePictures } from '../../jobs/remove-pictures.ts';
import { users } from '../../pictures/picture-store.ts';
import { organizationsWithPictures } from '../organization/organization-pictures.ts';

/**
 * Removes the pictures that a user leaves, deleted in this transaction, and those of organizations that have ended with
 * their last member: a trigger has recorded which.
 */
export async function removePicturesOfDeleted(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  userId: string,
): Promise<void> {
  await jobs.enqueue(removePictures, { folder: users.folder, ownerId: userId }, tx);
  const ended = await tx.execute<{ id: string }>(sql`
    select subject_id as id from audit_events
    where action = 'organization.deleted' and created_at > now() - interval '1 minute'
      and data ->> 'lastMember' = ${userId}`);
  const { folder } = organizationsWithPictures;
  for (const { id } of ended) await jobs.enqueue(removePictures, { folder, ownerId: id }, tx);
}
