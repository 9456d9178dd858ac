ALTER TABLE "applications" ADD COLUMN "applicant_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "waits_until" timestamp with time zone;