DROP INDEX CONCURRENTLY IF EXISTS "jobs_at_site";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_at_site" ON "jobs" USING btree ("site_id") WHERE "jobs"."site_id" is not null;
