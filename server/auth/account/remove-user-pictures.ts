import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../jobs/define-job.ts';
import { removePictures } from '../../jobs/remove-pictures.ts';
import { users } from '../../pictures/picture-store.ts';
import { endedWithUser } from '../organization/organization-pictures.ts';

/** Finds other owners of pictures that have ended with a user, deleted in this transaction. */
type FindEnded = (tx: Transaction, userId: string) => Promise<readonly { folder: string; ownerId: string }[]>;

const others: readonly FindEnded[] = [endedWithUser];

/** Removes the pictures that a user leaves, deleted in this transaction, and those of what has ended with the user. */
export async function removePicturesOfDeleted(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  userId: string,
): Promise<void> {
  const ended = await Promise.all(others.map((find) => find(tx, userId)));
  for (const owner of [{ folder: users.folder, ownerId: userId }, ...ended.flat()])
    await jobs.enqueue(removePictures, owner, tx);
}
