ALTER TABLE "credentials" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
CREATE INDEX "credentials_that_run_out" ON "credentials" USING btree ("valid_until") WHERE "credentials"."status" = 'verified';