ALTER TABLE "user_reports" VALIDATE CONSTRAINT "user_report_reason";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credential_check_grade";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_terms";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_term_amounts";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_without_bond";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "posted_bond_is_whole";--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "job_duty_sheet";--> statement-breakpoint
ALTER TABLE "offers" VALIDATE CONSTRAINT "offer_terms";--> statement-breakpoint
ALTER TABLE "cases" VALIDATE CONSTRAINT "case_kind";
