ALTER TABLE "payments" ADD COLUMN "unused_paise" bigint;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "due_net_paise" bigint;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "unused_paise" bigint;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "waiting_order_has_a_start" CHECK (not "plan_orders"."waits" or "plan_orders"."starts_at" is not null) NOT VALID;
