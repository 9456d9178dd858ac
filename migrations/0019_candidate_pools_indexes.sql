DROP INDEX CONCURRENTLY IF EXISTS "saved_candidates_pool_id_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "saved_candidates_pool_id_index" ON "saved_candidates" USING btree ("pool_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "a_candidate_is_in_a_pool_once";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "a_candidate_is_in_a_pool_once" ON "saved_candidates" ("hospital_id","pool_id","specialist_id") NULLS NOT DISTINCT;
