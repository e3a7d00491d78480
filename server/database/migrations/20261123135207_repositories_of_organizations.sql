DROP INDEX "repositories_name_unique";
--> statement-breakpoint
ALTER TABLE "repositories" ADD COLUMN "organization_id" text;
--> statement-breakpoint
ALTER TABLE "repositories" ADD CONSTRAINT "repositories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "repositories_scope_name_index" ON "repositories" USING btree (coalesce("organization_id", ''),"sort_name","id");
--> statement-breakpoint
CREATE INDEX "repositories_scope_updated_index" ON "repositories" USING btree (coalesce("organization_id", ''),"updated_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "repositories_name_unique" ON "repositories" USING btree (coalesce("organization_id", ''),lower(normalize("name", nfc)));

--> statement-breakpoint
CREATE INDEX "repositories_organization_index" ON "repositories" USING btree ("organization_id") WHERE "repositories"."organization_id" is not null;
