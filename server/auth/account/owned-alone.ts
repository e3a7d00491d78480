import type { Database } from '../../database/database.ts';

export interface OwnedAlone {
  id: string;
  name: string;
}

/**
 * The organizations that would be left without an owner if the user were deleted, by name. One whose only member is the
 * user is deleted with the user, so it does not count.
 */
export function organizationsOwnedAlone(
  { sql }: Pick<Database, 'sql'>,
  userId: string,
): Promise<OwnedAlone[]> {
  return sql<OwnedAlone[]>`
    select o.id, o.name
    from members own join organizations o on o.id = own.organization_id
    where own.user_id = ${userId}
      and 'owner' = any (string_to_array(own.role, ','))
      and exists (
        select from members other
        where other.organization_id = own.organization_id and other.id <> own.id)
      and not exists (
        select from members other
        where other.organization_id = own.organization_id and other.id <> own.id
          and 'owner' = any (string_to_array(other.role, ',')))
    order by o.sort_name, o.id`;
}
