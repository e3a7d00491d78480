-- Whoever deletes an account locks in the same order as all others: members, then organisations, then what these have.
-- The cascade alone would delete invitations and links first, and deadlock with somebody who joins by one of them.
create function lock_organizations_of_user() returns trigger language plpgsql as $$
begin
  perform from members where user_id = old.id order by id for update;
  perform from organizations
    where id in (select organization_id from members where user_id = old.id) order by id for update;
  return old;
end $$;
--> statement-breakpoint
create trigger users_lock_organizations before delete on users for each row
  execute function lock_organizations_of_user();
