CREATE TABLE "deleted_records" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" text NOT NULL,
	CONSTRAINT "deleted_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);

--> statement-breakpoint
CREATE INDEX "deleted_records_by_index" ON "deleted_records" USING btree ("deleted_by","deleted_at");
--> statement-breakpoint
CREATE INDEX "deleted_records_at_index" ON "deleted_records" USING btree ("deleted_at");
--> statement-breakpoint
LOCK TABLE "deleted_repositories";
--> statement-breakpoint
-- What can still be undone comes along.
INSERT INTO "deleted_records" ("kind", "record_id", "name", "record", "deleted_at", "deleted_by")
SELECT 'repository', "id"::text, "name",
	to_jsonb("deleted_repositories") - '{deleted_at,deleted_by}'::text[], "deleted_at", "deleted_by"
FROM "deleted_repositories";
--> statement-breakpoint
DROP TABLE "deleted_repositories";
