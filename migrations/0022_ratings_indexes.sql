DROP INDEX CONCURRENTLY IF EXISTS "rating_id";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "rating_id" ON "ratings" USING btree ("id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "ratings_that_wait";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "ratings_that_wait" ON "ratings" USING btree ("created_at") WHERE "ratings"."checked_at" is null;
