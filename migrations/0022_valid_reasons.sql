ALTER TABLE "application_events" VALIDATE CONSTRAINT "application_reason";--> statement-breakpoint
ALTER TABLE "application_events" VALIDATE CONSTRAINT "application_reason_has_its_days";--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "application_rejection";--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "application_rejection_has_its_days";--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "rejection_has_a_reason";--> statement-breakpoint
ALTER TABLE "cover_events" VALIDATE CONSTRAINT "cover_reason";--> statement-breakpoint
ALTER TABLE "cover_events" VALIDATE CONSTRAINT "cover_reason_has_its_days";--> statement-breakpoint
ALTER TABLE "cover_events" VALIDATE CONSTRAINT "cover_reason_is_one";--> statement-breakpoint
ALTER TABLE "interview_events" VALIDATE CONSTRAINT "interview_event_reason";--> statement-breakpoint
ALTER TABLE "interviews" VALIDATE CONSTRAINT "interview_reason";