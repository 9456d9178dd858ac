ALTER TABLE "cases" VALIDATE CONSTRAINT "case_kind";--> statement-breakpoint
ALTER TABLE "proposals" VALIDATE CONSTRAINT "proposal_kind";
