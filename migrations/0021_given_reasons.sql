ALTER TABLE "applications" DROP CONSTRAINT "rejection_has_a_reason";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "reason_key" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "reason_days" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rejection_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rejection_days" integer;--> statement-breakpoint
ALTER TABLE "cover_events" ADD COLUMN "reason_key" text;--> statement-breakpoint
ALTER TABLE "cover_events" ADD COLUMN "reason_days" integer;--> statement-breakpoint
ALTER TABLE "interview_events" ADD COLUMN "reason_key" text;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "reason_key" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_reason" CHECK ("application_events"."reason_key" in ('more-experience', 'filled', 'other-speciality', 'dates', 'pay', 'no-answer', 'no-start')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_reason_has_its_days" CHECK (("application_events"."reason_key" is not null and "application_events"."reason_key" in ('no-answer', 'no-start')) = ("application_events"."reason_days" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_rejection" CHECK ("applications"."rejection_key" in ('more-experience', 'filled', 'other-speciality', 'dates', 'pay', 'no-answer', 'no-start')) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_rejection_has_its_days" CHECK (("applications"."rejection_key" is not null and "applications"."rejection_key" in ('no-answer', 'no-start')) = ("applications"."rejection_days" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "rejection_has_a_reason" CHECK ("applications"."stage" <> 'rejected' or "applications"."rejection_reason" is not null or "applications"."rejection_key" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_reason" CHECK ("cover_events"."reason_key" in ('no-hours', 'no-answer-of-hospital', 'no-answer-of-specialist', 'hospital-suspended', 'hospital-rejected', 'cannot-come')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_reason_has_its_days" CHECK (("cover_events"."reason_key" is not null and "cover_events"."reason_key" in ('no-hours', 'no-answer-of-hospital', 'no-answer-of-specialist')) = ("cover_events"."reason_days" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_reason_is_one" CHECK ("cover_events"."reason" is null or "cover_events"."reason_key" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_event_reason" CHECK ("interview_events"."reason_key" in ('application-rejected', 'application-withdrawn', 'application-hired', 'cannot-take-place', 'was-in-person', 'was-phone', 'was-video')) NOT VALID;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interview_reason" CHECK ("interviews"."reason_key" in ('application-rejected', 'application-withdrawn', 'application-hired', 'cannot-take-place', 'was-in-person', 'was-phone', 'was-video')) NOT VALID;