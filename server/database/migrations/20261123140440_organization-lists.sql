ALTER TABLE "organizations" ADD COLUMN "sort_name" text collate "C" GENERATED ALWAYS AS (fold("name")) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "search" text GENERATED ALWAYS AS (searchable(coalesce("name", '')) || E'
' || searchable(coalesce("slug", ''))) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "starts" text GENERATED ALWAYS AS (word_starts(fold(coalesce("name", '') || ' ' || coalesce("slug", '')))) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "organizations_created_index" ON "organizations" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "organizations_order_unique" ON "organizations" USING btree ("sort_name","id");
--> statement-breakpoint
CREATE INDEX "organizations_search_index" ON "organizations" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "organizations_starts_index" ON "organizations" USING gin ("starts" gin_trgm_ops);
