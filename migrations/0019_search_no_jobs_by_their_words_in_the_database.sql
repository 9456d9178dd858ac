DROP INDEX "open_jobs_near";--> statement-breakpoint
DROP INDEX "open_jobs_by_pay";--> statement-breakpoint
DROP INDEX "open_jobs_by_start";--> statement-breakpoint
DROP INDEX "open_jobs_text";