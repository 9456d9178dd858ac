ALTER TABLE "cases" DROP CONSTRAINT "case_kind";--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "case_kind" CHECK ("cases"."kind" in ('hospital', 'credential', 'review', 'job-report', 'user-report', 'rating')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_hidden_by_accounts_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "rating_appeal" CHECK (("ratings"."appeal" is null) = ("ratings"."appealed_at" is null)) NOT VALID;--> statement-breakpoint
-- Those of before have been visible all along: no operator has to read them all.
UPDATE "ratings" SET "checked_at" = coalesce("hidden_at", "created_at");
