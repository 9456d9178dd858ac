ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_pay_model";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_duty_sheet";--> statement-breakpoint
ALTER TABLE "job_reports" VALIDATE CONSTRAINT "report_has_a_sender";
