ALTER TABLE "hospitals" ADD COLUMN "rating_reply" text;--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "review_subject";