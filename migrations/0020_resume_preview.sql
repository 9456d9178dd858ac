ALTER TABLE "profile_readings" DROP CONSTRAINT "reading_what";--> statement-breakpoint
ALTER TABLE "resume_readings" ADD COLUMN "text" text;--> statement-breakpoint
CREATE UNIQUE INDEX "one_resume_preview_a_day" ON "profile_readings" USING btree ("specialist_id","hospital_id","day") WHERE "profile_readings"."what" = 'resume-preview';--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "reading_what" CHECK ("profile_readings"."what" in ('profile', 'contact', 'resume-preview', 'resume', 'credential'));