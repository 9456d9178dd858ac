DROP INDEX CONCURRENTLY IF EXISTS "applications_that_wait";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_that_wait" ON "applications" USING btree ("stage_changed_at") WHERE "applications"."stage" in ('applied', 'shortlisted', 'interview', 'offered');
