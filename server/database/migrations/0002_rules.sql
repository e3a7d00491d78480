-- Rules that must hold whoever writes, also when two people act at the same moment. better-auth checks some of them,
-- but reads first and writes later; here each is checked under a lock, after the write. The constraint names are
-- turned into error codes by server/auth/rule-errors.ts.

-- There is always an admin who can sign in, once there has been one.
create function users_keep_an_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('users_keep_an_admin'));
  if not exists (
    select from users where 'admin' = any (string_to_array(role, ',')) and not banned
  ) then
    raise exception 'the last admin stays admin'
      using errcode = 'check_violation', constraint = 'users_keep_an_admin';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger users_keep_an_admin_update after update of role, banned on users for each row
  when ('admin' = any (string_to_array(old.role, ',')) and not old.banned
    and not ('admin' = any (string_to_array(new.role, ',')) and not new.banned))
  execute function users_keep_an_admin();
--> statement-breakpoint
create trigger users_keep_an_admin_delete after delete on users for each row
  when ('admin' = any (string_to_array(old.role, ',')) and not old.banned)
  execute function users_keep_an_admin();
--> statement-breakpoint
-- A ban ends all sessions, also those in which the banned person acts as somebody else; so does the loss of admin
-- rights with the latter.
create function users_end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions
    where (new.banned and user_id = new.id) or impersonated_by = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_end_sessions after update of role, banned on users for each row
  when ((new.banned and not old.banned)
    or ('admin' = any (string_to_array(old.role, ',')) and not 'admin' = any (string_to_array(new.role, ','))))
  execute function users_end_sessions();
--> statement-breakpoint
-- No session begins for a banned person; 'for share' waits for a ban that is being written.
create function sessions_refuse_banned() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  if exists (
    select from users where id in (new.user_id, new.impersonated_by)
      and banned and (ban_expires is null or ban_expires > now())
  ) then
    raise exception 'banned' using errcode = 'check_violation', constraint = 'sessions_refuse_banned';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sessions_refuse_banned before insert on sessions for each row
  execute function sessions_refuse_banned();
--> statement-breakpoint
-- An organisation that has members has an owner; one without members ceases to exist.
create function members_keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if not found then
    return null;
  end if;
  if not exists (select from members where organization_id = old.organization_id) then
    delete from organizations where id = old.organization_id;
  elsif not exists (
    select from members where organization_id = old.organization_id
      and 'owner' = any (string_to_array(role, ','))
  ) then
    raise exception 'an organisation keeps an owner'
      using errcode = 'check_violation', constraint = 'members_keep_an_owner';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger members_keep_an_owner_update after update of role on members for each row
  when ('owner' = any (string_to_array(old.role, ',')) and not 'owner' = any (string_to_array(new.role, ',')))
  execute function members_keep_an_owner();
--> statement-breakpoint
create trigger members_keep_an_owner_delete after delete on members for each row
  execute function members_keep_an_owner();
--> statement-breakpoint
-- Likewise the last team; better-auth says so, but two removals at once would pass it.
create function teams_keep_one() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if found and not exists (select from teams where organization_id = old.organization_id) then
    raise exception 'the last team stays' using errcode = 'check_violation', constraint = 'teams_keep_one';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger teams_keep_one after delete on teams for each row execute function teams_keep_one();
