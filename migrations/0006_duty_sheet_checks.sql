ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_pay_model";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_duty_sheet";
