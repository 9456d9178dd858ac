DROP INDEX CONCURRENTLY IF EXISTS "sites_by_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sites_by_name_words" ON "hospital_sites" USING gin ("name_keys");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "hospitals_by_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "hospitals_by_name_words" ON "hospitals" USING gin ("name_keys");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "hidden_by_name_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "hidden_by_name_words" ON "hidden_hospitals" USING gin ("name_keys");