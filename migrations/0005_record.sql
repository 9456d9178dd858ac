ALTER TABLE "promise_checks" ADD COLUMN "certificates" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "bond" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "provident_fund" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "settlement" text;