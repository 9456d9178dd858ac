ALTER TABLE "deliveries" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "give_up_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "deliveries_channel_failed_at_index" ON "deliveries" USING btree ("channel","failed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_channel_sent_at_index" ON "deliveries" USING btree ("channel","sent_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_payload" CHECK (("deliveries"."payload" is not null) = ("deliveries"."status" in ('queued', 'sending')));--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_sent_when" CHECK (("deliveries"."sent_at" is not null) = ("deliveries"."status" = 'sent'));