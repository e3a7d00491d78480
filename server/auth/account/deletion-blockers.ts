import type { Database } from '../../database/database.ts';

/** Roles that would be left without a holder if the user were deleted. */
export interface DeletionBlockers {
  isLastAdmin: boolean;
  isSoleOwner: boolean;
  /** The organisations that would be left without an owner, by name. */
  ownedAlone: { id: string; name: string }[];
}

/** An organisation whose only member is the user is deleted with the user, so it does not count. */
export async function deletionBlockersOf(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<DeletionBlockers> {
  const [row] = await sql<Omit<DeletionBlockers, 'isSoleOwner'>[]>`
    select
      'admin' = any (string_to_array(role, ',')) and not banned and not exists (
        select from users other where other.id <> person.id
          and 'admin' = any (string_to_array(other.role, ',')) and not other.banned
      ) as "isLastAdmin",
      array(
        select json_build_object('id', o.id, 'name', o.name)
        from members own join organizations o on o.id = own.organization_id
        where own.user_id = person.id
          and 'owner' = any (string_to_array(own.role, ','))
          and exists (
            select from members other
            where other.organization_id = own.organization_id and other.id <> own.id)
          and not exists (
            select from members other
            where other.organization_id = own.organization_id and other.id <> own.id
              and 'owner' = any (string_to_array(other.role, ',')))
        order by o.sort_name, o.id
      ) as "ownedAlone"
    from users person where id = ${userId}`;
  const { isLastAdmin, ownedAlone } = row ?? { isLastAdmin: false, ownedAlone: [] };
  return { isLastAdmin, ownedAlone, isSoleOwner: ownedAlone.length > 0 };
}
