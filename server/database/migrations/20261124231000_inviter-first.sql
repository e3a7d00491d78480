-- Whoever invites locks their own row before the organisation, as an account is deleted in that order. The reference alone
-- locks it afterwards, and the two would deadlock. Triggers run in the order of their names, this one before the limit's.
create function lock_inviter() returns trigger language plpgsql as $$
begin
  perform from users where id = new.inviter_id for key share;
  return new;
end $$;
--> statement-breakpoint
create trigger invitations_inviter before insert on invitations for each row execute function lock_inviter();
