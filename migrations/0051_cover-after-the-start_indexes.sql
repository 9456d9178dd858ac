DROP INDEX CONCURRENTLY IF EXISTS "cover_in_series";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cover_in_series" ON "cover_requests" USING btree ("series_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "cover_to_settle";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cover_to_settle" ON "cover_requests" USING btree ("ends_at") WHERE "cover_requests"."status" in ('covered', 'finished', 'confirmed') and "cover_requests"."paid_at" is null;
