ALTER TABLE "cases" DROP CONSTRAINT "case_kind";--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposal_kind";--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "case_kind" CHECK ("cases"."kind" in ('hospital', 'credential', 'review', 'job-report', 'user-report', 'rating', 'contact-message', 'proposal', 'appeal', 'task')) NOT VALID;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposal_kind" CHECK ("proposals"."kind" in ('remove-job', 'release-number', 'discard-task')) NOT VALID;