DROP INDEX "mails_due_index";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_waiting_index" ON "mails" USING btree ("recipient") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_due_index" ON "mails" USING btree ("turn","next_attempt_at") WHERE "mails"."state" = 'queued';