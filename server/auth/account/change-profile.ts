import { eq } from 'drizzle-orm';
import type { Language } from '#contract/facts/languages.ts';
import { type EventActor, recordEvents } from '../../audit/record-events.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/tables/users.ts';
import type { JobQueue } from '../../jobs/define-job.ts';
import { removePictures } from '../../jobs/remove-pictures.ts';
import { hashInAddress, users as owners } from '../../pictures/picture-store.ts';

export interface ProfileServices {
  database: Database;
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** Fields to change in the own profile; a picture is uploaded elsewhere and can only be removed here. */
export interface ProfileChange {
  name?: string;
  language?: Language | null;
  image?: null;
}

/**
 * Changes a user's own profile. The language stands in no audit event: it is a preference that changes with each
 * selection in the language menu.
 */
export async function changeProfile(
  { database, jobs }: ProfileServices,
  actor: EventActor,
  change: ProfileChange,
): Promise<void> {
  const own = eq(users.id, actor.id);
  await database.db.transaction(async (tx) => {
    const { name, language, image } = users;
    const [before] = await tx.select({ name, language, image }).from(users).where(own).for('no key update');
    if (!before) return;
    const names = Object.keys(change) as (keyof ProfileChange)[];
    const changed = names.filter((field) => change[field] !== before[field]);
    if (changed.length === 0) return;
    await tx.update(users).set(change).where(own);
    const hash = change.image === null && hashInAddress(actor.id, before.image);
    if (hash) await jobs.enqueue(removePictures, { folder: owners.folder, ownerId: actor.id, hash }, tx);
    const fields = changed.filter((field) => field !== 'language');
    if (fields.length > 0)
      await recordEvents(tx, [{ actor, action: 'user.updated', subjectId: actor.id, data: { fields } }]);
  });
}
