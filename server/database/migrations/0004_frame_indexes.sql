CREATE INDEX "repositories_created_index" ON "repositories" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "repositories_updated_index" ON "repositories" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" USING btree ("created_at","id");