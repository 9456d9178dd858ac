ALTER TABLE "user_reports" DROP CONSTRAINT "user_report_reason";--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "certificates" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "bond" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "provident_fund" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_report_reason" CHECK ("user_reports"."reason" in ('keeps-certificates', 'unpaid-salary', 'spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other')) NOT VALID;