-- Limits of server/auth/organization-options.ts that hold for requests at once, too: better-auth counts first and
-- writes later. Each row is counted under the lock of its organisation, which the rules of 0002_rules.sql take as well.
-- The constraint names are turned into error codes by server/auth/rule-errors.ts. The limit is the trigger's argument.
create function keep_organization_limit() returns trigger language plpgsql as $$
declare
  found_count bigint;
begin
  perform from organizations where id = new.organization_id for update;
  execute format('select count(*) from %I where organization_id = $1', tg_table_name)
    into found_count using new.organization_id;
  if found_count >= tg_argv[0]::bigint then
    raise exception 'no more % in this organisation', tg_table_name
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger members_limit before insert on members for each row
  execute function keep_organization_limit('500');
--> statement-breakpoint
create trigger teams_limit before insert on teams for each row
  execute function keep_organization_limit('50');
--> statement-breakpoint
-- An invitation counts while it is open, and an address has one.
create function keep_invitation_limit() returns trigger language plpgsql as $$
declare
  addresses text[];
begin
  perform from organizations where id = new.organization_id for update;
  select array_agg(lower(email)) into addresses from invitations
    where organization_id = new.organization_id and status = 'pending' and expires_at > now();
  if lower(new.email) = any (addresses) then
    raise exception 'invited already'
      using errcode = 'check_violation', constraint = 'invitations_once';
  end if;
  if cardinality(addresses) >= tg_argv[0]::bigint then
    raise exception 'no more open invitations in this organisation'
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger invitations_limit before insert on invitations for each row when (new.status = 'pending')
  execute function keep_invitation_limit('100');
