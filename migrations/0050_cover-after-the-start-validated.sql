ALTER TABLE "cover_requests" VALIDATE CONSTRAINT "only_taken_cover_has_someone";--> statement-breakpoint
ALTER TABLE "cover_requests" VALIDATE CONSTRAINT "cover_counter";
