CREATE TABLE "code_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"moments" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '1 hour' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "code_failures_expires_index" ON "code_failures" USING btree ("expires_at");--> statement-breakpoint
-- By hand from here on. An organisation ends with the account of its last member, or by being deleted, members first;
-- nobody leaves it behind without any. Two owners who left at the same moment both passed, since each had seen the other.
create or replace function members_keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if not found then
    return null;
  end if;
  if not exists (select from members where organization_id = old.organization_id) then
    delete from organizations where id = old.organization_id
      and not exists (select from users where id = old.user_id);
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
create function organizations_keep_a_member() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and not exists (select from members where organization_id = old.organization_id) then
    raise exception 'an organisation keeps an owner'
      using errcode = 'check_violation', constraint = 'members_keep_an_owner';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, by when an organisation that is being deleted is gone.
create constraint trigger organizations_keep_a_member after delete on members
  deferrable initially deferred for each row execute function organizations_keep_a_member();
