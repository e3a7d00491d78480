CREATE TABLE "invite_links" (
	"id" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"use_limit" integer,
	"revoked_at" timestamp (3) with time zone,
	"creator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invite_links_uses" CHECK ("invite_links"."use_limit" is null or "invite_links"."uses" <= "invite_links"."use_limit")
);

--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invite_links_organization_index" ON "invite_links" USING btree ("organization_id");
--> statement-breakpoint
CREATE INDEX "invite_links_creator_index" ON "invite_links" USING btree ("creator_id");

--> statement-breakpoint
-- An invitation is answered once: better-auth reads its status first and writes later, so that one that is accepted and
-- cancelled at the same moment would be both. 'accepted' goes back where the member could not be added.
create function keep_invitation_answer() returns trigger language plpgsql as $$
begin
  if old.status = 'pending' or (old.status = 'accepted' and new.status = 'pending') then
    return new;
  end if;
  raise exception 'answered already'
    using errcode = 'check_violation', constraint = 'invitations_answered';
end $$;
--> statement-breakpoint
create trigger invitations_answered before update of status on invitations for each row
  when (old.status <> new.status) execute function keep_invitation_answer();
--> statement-breakpoint
-- What an address was invited to goes with the account that had it.
create function delete_received_invitations() returns trigger language plpgsql as $$
begin
  delete from invitations where email = lower(old.email);
  return null;
end $$;
--> statement-breakpoint
create trigger users_delete_invitations after delete on users for each row
  execute function delete_received_invitations();
