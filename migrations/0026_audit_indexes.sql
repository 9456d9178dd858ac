DROP INDEX CONCURRENTLY IF EXISTS "audit_events_actor_account_id_at_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_events_actor_account_id_at_index" ON "audit_events" USING btree ("actor_account_id","at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_events_about_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_events_about_index" ON "audit_events" USING gin ("about");
