CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"payload" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_state_check" CHECK (state in ('queued', 'sent', 'failed', 'expired', 'caught', 'decoy'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_due_index" ON "mails" USING btree ("next_attempt_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_created_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_index" ON "rate_limits" USING btree ("expires_at");