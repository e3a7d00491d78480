import { operation } from '../api/operation.ts';
import { requirePermission } from '../api/require-permission.ts';

/** As many as a menu can show. */
const most = 100;

export const listRepositoryAuthors = operation.repositories.authors
  .use(requirePermission({ apps: ['manager'], repository: ['read'] }))
  .handler(async ({ context: { database } }) => {
    // From one user to the next by the index: of each there may be very many events.
    const items = await database.sql<{ id: string; name: string }[]>`
      with recursive actor_ids (id) as (
        (
          select actor_id from audit_events
          where subject_type = 'repository' and action = 'repository.created' order by actor_id limit 1
        )
        union all
        select (
          select actor_id from audit_events
          where subject_type = 'repository' and action = 'repository.created' and actor_id > actor_ids.id
          order by actor_id limit 1
        ) from actor_ids where actor_ids.id is not null
      )
      select users.id, coalesce(nullif(users.name, ''), users.email) as name
      from actor_ids join users on users.id = actor_ids.id order by users.sort_name, users.id limit ${most}`;
    return { items: [...items] };
  });
