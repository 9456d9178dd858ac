CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider_payment_id" text NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"net_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_providerPaymentId_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "payment_plan" CHECK ("payments"."plan" in ('starter', 'growth', 'network')),
	CONSTRAINT "payment_cycle" CHECK ("payments"."cycle" in ('monthly', 'yearly')),
	CONSTRAINT "payment_adds_up" CHECK ("payments"."net_paise" + "payments"."gst_paise" = "payments"."total_paise" and "payments"."total_paise" > 0),
	CONSTRAINT "payment_period" CHECK ("payments"."period_start" < "payments"."period_end")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_hospital_id_paid_at_index" ON "payments" USING btree ("hospital_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_subscription_id_index" ON "payments" USING btree ("subscription_id");