ALTER TABLE "reviews" VALIDATE CONSTRAINT "review_subject";--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "review_to_specialist";
