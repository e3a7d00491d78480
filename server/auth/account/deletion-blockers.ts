import type { Database } from '../../database/database.ts';
import { type OwnedAlone, organizationsOwnedAlone } from './owned-alone.ts';

/** Roles that would be left without a holder if the user were deleted. */
export interface DeletionBlockers {
  isLastAdmin: boolean;
  isSoleOwner: boolean;
  /** The organizations that would be left without an owner, by name. */
  ownedAlone: OwnedAlone[];
}

export async function deletionBlockersOf(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<DeletionBlockers> {
  const [row] = await sql<{ isLastAdmin: boolean }[]>`
    select 'admin' = any (string_to_array(role, ',')) and not banned and not exists (
      select from users other where other.id <> person.id
        and 'admin' = any (string_to_array(other.role, ',')) and not other.banned
    ) as "isLastAdmin"
    from users person where id = ${userId}`;
  const ownedAlone = await organizationsOwnedAlone({ sql }, userId);
  return { isLastAdmin: row?.isLastAdmin ?? false, isSoleOwner: ownedAlone.length > 0, ownedAlone };
}
