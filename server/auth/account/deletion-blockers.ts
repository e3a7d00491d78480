import type { Database } from '../../database/database.ts';

/** Roles that would be left without a holder if the user were deleted. */
export interface DeletionBlockers {
  isLastAdmin: boolean;
  isSoleOwner: boolean;
}

/** An organisation whose only member is the user is deleted with the user, so it does not count. */
export async function deletionBlockersOf(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<DeletionBlockers> {
  const [standing] = await sql<DeletionBlockers[]>`
    select
      'admin' = any (string_to_array(role, ',')) and not banned and not exists (
        select from users other where other.id <> person.id
          and 'admin' = any (string_to_array(other.role, ',')) and not other.banned
      ) as "isLastAdmin",
      exists (
        select from members own where own.user_id = person.id
          and 'owner' = any (string_to_array(own.role, ','))
          and exists (
            select from members other
            where other.organization_id = own.organization_id and other.id <> own.id)
          and not exists (
            select from members other
            where other.organization_id = own.organization_id and other.id <> own.id
              and 'owner' = any (string_to_array(other.role, ',')))
      ) as "isSoleOwner"
    from users person where id = ${userId}`;
  return standing ?? { isLastAdmin: false, isSoleOwner: false };
}
