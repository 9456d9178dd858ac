CREATE TABLE "demo_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"status" text,
	"payment_id" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" uuid,
	CONSTRAINT "payment_events_providerEventId_unique" UNIQUE("provider_event_id")
);
--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"checkout_url" text,
	"status" text DEFAULT 'ordering' NOT NULL,
	"heard_at" timestamp with time zone,
	"is_ending" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_plan" CHECK ("plan_orders"."plan" in ('starter', 'growth', 'network')),
	CONSTRAINT "order_cycle" CHECK ("plan_orders"."cycle" in ('monthly', 'yearly')),
	CONSTRAINT "order_provider" CHECK ("plan_orders"."provider" in ('razorpay', 'demo')),
	CONSTRAINT "order_status" CHECK ("plan_orders"."status" in ('ordering', 'created', 'authenticated', 'pending', 'halted', 'paused', 'active', 'completed', 'expired', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_plan_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."plan_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_order_id_index" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_order" ON "plan_orders" USING btree ("hospital_id") WHERE "plan_orders"."status" not in ('completed', 'expired', 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_provider" ON "plan_orders" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "plan_orders_hospital_id_created_at_index" ON "plan_orders" USING btree ("hospital_id","created_at");