DROP INDEX "audit_events_target_index";
--> statement-breakpoint
CREATE INDEX "audit_events_target_index" ON "audit_events" USING btree (("data" ->> 'to'),"created_at","id") WHERE "audit_events"."action" like '%.moved%';
