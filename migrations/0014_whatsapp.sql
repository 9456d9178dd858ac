CREATE TABLE "whatsapp_contacts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"user_id" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "whatsapp_contacts_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wamid" text NOT NULL,
	"kind" text NOT NULL,
	"code" integer,
	"content" "bytea",
	"account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "whatsapp_events_kind" CHECK ("whatsapp_events"."kind" in ('press', 'stop', 'typed', 'arrived', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_pace" (
	"recipient" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"taken" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channel";--> statement-breakpoint
ALTER TABLE "channel_choices" ALTER COLUMN "email" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "channel_choices" ALTER COLUMN "push" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "channel_choices" ALTER COLUMN "sms" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD COLUMN "whatsapp" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "instead_of" text;--> statement-breakpoint
ALTER TABLE "demo_outbox" ADD COLUMN "buttons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsapp_contacts" ADD CONSTRAINT "whatsapp_contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_events" ADD CONSTRAINT "whatsapp_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_contacts_phone_index" ON "whatsapp_contacts" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "one_whatsapp_event" ON "whatsapp_events" USING btree ("wamid","kind");--> statement-breakpoint
CREATE INDEX "whatsapp_events_account_id_index" ON "whatsapp_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "whatsapp_events_at_index" ON "whatsapp_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('sms', 'email', 'push', 'whatsapp')) NOT VALID;