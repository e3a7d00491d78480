CREATE TABLE "admin_grants" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_admins_index" ON "users" USING btree ("created_at","id") WHERE 'admin' = any (string_to_array("users"."role", ','));--> statement-breakpoint
CREATE INDEX "users_banned_index" ON "users" USING btree ("created_at","id") WHERE "users"."banned";--> statement-breakpoint
CREATE INDEX "users_onboarding_index" ON "users" USING btree ("created_at","id") WHERE "users"."onboarded_at" is null;--> statement-breakpoint
-- By hand from here on. Nobody acts as an admin: no such session begins, also when the person becomes one at the same
-- moment ('for share' waits for that), and those under way end when the person becomes one.
create function sessions_refuse_acting_as_admin() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for share;
  if exists (
    select from users where id = new.user_id and 'admin' = any (string_to_array(role, ','))
  ) then
    raise exception 'admins are not impersonated'
      using errcode = 'check_violation', constraint = 'sessions_refuse_acting_as_admin';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger sessions_refuse_acting_as_admin before insert on sessions for each row
  when (new.impersonated_by is not null) execute function sessions_refuse_acting_as_admin();
--> statement-breakpoint
create function users_end_acting() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id and impersonated_by is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger users_end_acting after update of role on users for each row
  when ('admin' = any (string_to_array(new.role, ',')) and not 'admin' = any (string_to_array(old.role, ',')))
  execute function users_end_acting();
