ALTER TABLE "saved_candidates" VALIDATE CONSTRAINT "saved_candidates_pool_id_candidate_pools_id_fk";--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "a_candidate_is_in_a_pool_once" UNIQUE USING INDEX "a_candidate_is_in_a_pool_once";--> statement-breakpoint
-- The release before saves with ON CONFLICT DO NOTHING, which any unique constraint answers.
ALTER TABLE "saved_candidates" DROP CONSTRAINT "saved_candidates_hospital_id_specialist_id_pk";
