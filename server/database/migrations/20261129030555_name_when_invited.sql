ALTER TABLE "invitations" ADD COLUMN "organization_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "invite_links" ADD COLUMN "organization_name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
update invitations set organization_name = o.name from organizations o where o.id = organization_id;
--> statement-breakpoint
update invite_links set organization_name = o.name from organizations o where o.id = organization_id;
--> statement-breakpoint
-- The name of now: it stays when the organization is renamed.
create function keep_name_when_invited() returns trigger language plpgsql as $$
begin
  -- Without an organization the foreign key refuses the row.
  new.organization_name = coalesce((select name from organizations where id = new.organization_id), '');
  return new;
end $$;
--> statement-breakpoint
create trigger invitations_name before insert on invitations for each row
  execute function keep_name_when_invited();
--> statement-breakpoint
create trigger invite_links_name before insert on invite_links for each row
  execute function keep_name_when_invited();
