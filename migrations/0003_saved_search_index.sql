DROP INDEX CONCURRENTLY IF EXISTS "searches_by_query";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "searches_by_query" ON "saved_searches" USING btree ("query") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null;
