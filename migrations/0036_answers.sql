ALTER TABLE "applications" ADD COLUMN "answer_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closed_unanswered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "closed_unanswered_is_rejected" CHECK ("applications"."stage" = 'rejected' or "applications"."closed_unanswered_at" is null) NOT VALID;
