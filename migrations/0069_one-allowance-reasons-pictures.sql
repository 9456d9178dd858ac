CREATE TABLE "audit_reasons" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"named" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	CONSTRAINT "picture_reviews_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "number_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "operator_invited_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_event_id_audit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_reasons_named_index" ON "audit_reasons" USING gin ("named");--> statement-breakpoint
CREATE INDEX "pictures_waiting" ON "picture_reviews" USING btree ("submitted_at") WHERE "picture_reviews"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "picture_reviews_owner_id_index" ON "picture_reviews" USING btree ("owner_id");