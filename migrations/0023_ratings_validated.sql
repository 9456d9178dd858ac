ALTER TABLE "cases" VALIDATE CONSTRAINT "case_kind";--> statement-breakpoint
ALTER TABLE "ratings" VALIDATE CONSTRAINT "ratings_hidden_by_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "ratings" VALIDATE CONSTRAINT "rating_appeal";
