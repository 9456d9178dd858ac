ALTER TYPE "public"."cover_status" ADD VALUE 'missed';--> statement-breakpoint
ALTER TYPE "public"."cover_status" ADD VALUE 'disputed';--> statement-breakpoint
ALTER TYPE "public"."cover_status" ADD VALUE 'lapsed';--> statement-breakpoint
CREATE TABLE "cover_extra_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_extra_hours_in_order" CHECK ("cover_extra_hours"."ends_at" > "cover_extra_hours"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "cover_settings" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"may_be_tired" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cover_requests" DROP CONSTRAINT "open_cover_has_no_one";--> statement-breakpoint
ALTER TABLE "cover_preferences" ADD COLUMN "further" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "procedure_slug" text;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "credentials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "further_km" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "hours_by" text;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "counter_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "counter_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cover_extra_hours" ADD CONSTRAINT "cover_extra_hours_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_settings" ADD CONSTRAINT "cover_settings_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_extra_hours_of" ON "cover_extra_hours" USING btree ("specialist_id","ends_at");--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "only_taken_cover_has_someone" CHECK ("cover_requests"."status" not in ('open', 'unfilled') or "cover_requests"."specialist_id" is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_counter" CHECK ("cover_requests"."counter_to" > "cover_requests"."counter_from") NOT VALID;--> statement-breakpoint
CREATE POLICY own_rows ON "cover_extra_hours" using ((select actor_kind()) = 'operator' or cover_extra_hours.specialist_id = (select actor_account()));--> statement-breakpoint
ALTER TABLE "cover_extra_hours" ENABLE ROW LEVEL SECURITY;
