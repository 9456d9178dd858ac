ALTER TABLE "application_events" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
CREATE INDEX "moves_of_batch" ON "application_events" USING btree ("batch_id") WHERE "application_events"."batch_id" is not null;