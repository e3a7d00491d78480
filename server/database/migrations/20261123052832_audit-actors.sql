DROP INDEX "audit_events_authors_index";
--> statement-breakpoint
CREATE INDEX "audit_events_actors_index" ON "audit_events" USING btree ("action","actor_id","subject_id") WHERE "audit_events"."subject_type" <> 'user';
