-- Who is in a team is a member of its organisation. better-auth reads one and writes the other: somebody who is added to
-- a team while the organisation removes them would stay in the team. Both rules are checked at the end of a transaction,
-- since accepting an invitation writes the team first. server/auth/rule-errors.ts turns the name into an error code.
delete from team_members using teams
  where teams.id = team_members.team_id and not exists (
    select from members
      where members.organization_id = teams.organization_id and members.user_id = team_members.user_id);
--> statement-breakpoint
create function team_members_are_members() returns trigger language plpgsql as $$
begin
  -- The lock waits for whoever removes the member now, and keeps others from it until the end.
  perform from teams join members
    on members.organization_id = teams.organization_id and members.user_id = new.user_id
    where teams.id = new.team_id for key share of members;
  if not found and exists (select from team_members where id = new.id) then
    raise exception 'only members of the organisation can be in its teams'
      using errcode = 'check_violation', constraint = 'team_members_are_members';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger team_members_are_members after insert or update on team_members
  deferrable initially deferred for each row execute function team_members_are_members();
--> statement-breakpoint
create function leave_teams() returns trigger language plpgsql as $$
begin
  delete from team_members using teams
    where teams.id = team_members.team_id
      and teams.organization_id = old.organization_id and team_members.user_id = old.user_id
      and not exists (
        select from members where organization_id = old.organization_id and user_id = old.user_id);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger members_leave_teams after delete on members
  deferrable initially deferred for each row execute function leave_teams();
