CREATE TYPE "public"."cover_status" AS ENUM('open', 'covered', 'finished', 'confirmed', 'cancelled', 'unfilled');--> statement-breakpoint
CREATE TABLE "cover_asks" (
	"request_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"wave" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "cover_asks_request_id_specialist_id_pk" PRIMARY KEY("request_id","specialist_id"),
	CONSTRAINT "cover_answer" CHECK ("cover_asks"."answer" in ('accepted', 'declined', 'gave-back')),
	CONSTRAINT "answered_cover_has_a_time" CHECK (("cover_asks"."answer" is null) = ("cover_asks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "cover_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"from" "cover_status",
	"to" "cover_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_preferences" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"on_until" timestamp with time zone,
	"radius_km" integer DEFAULT 20 NOT NULL,
	"least_case_paise" bigint,
	"least_shift_paise" bigint,
	"least_hour_paise" bigint,
	"emergencies" boolean DEFAULT true NOT NULL,
	"children" boolean DEFAULT true NOT NULL,
	"at_night" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_radius" CHECK ("cover_preferences"."radius_km" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "cover_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"site_id" uuid,
	"author_account_id" uuid,
	"location" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speciality_slug" text NOT NULL,
	"work" text NOT NULL,
	"urgency" text NOT NULL,
	"patient" text NOT NULL,
	"asa" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pay_paise" bigint NOT NULL,
	"pay_unit" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"status" "cover_status" DEFAULT 'open' NOT NULL,
	"specialist_id" uuid,
	"accepted_at" timestamp with time zone,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"worked_from" timestamp with time zone,
	"worked_to" timestamp with time zone,
	"due_paise" bigint,
	"paid_at" timestamp with time zone,
	"wave" integer DEFAULT 0 NOT NULL,
	"next_wave_at" timestamp with time zone,
	"all_asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_pay" CHECK ("cover_requests"."pay_paise" between 1 and 10000000000000),
	CONSTRAINT "cover_hours" CHECK ("cover_requests"."ends_at" > "cover_requests"."starts_at" and "cover_requests"."ends_at" <= "cover_requests"."starts_at" + interval '24 hours'),
	CONSTRAINT "cover_asa" CHECK ("cover_requests"."asa" between 1 and 5),
	CONSTRAINT "cover_worked" CHECK ("cover_requests"."worked_to" > "cover_requests"."worked_from"),
	CONSTRAINT "open_cover_has_no_one" CHECK ("cover_requests"."status" in ('covered', 'finished', 'confirmed', 'cancelled') or "cover_requests"."specialist_id" is null)
);
--> statement-breakpoint
ALTER TABLE "cover_asks" ADD CONSTRAINT "cover_asks_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_asks" ADD CONSTRAINT "cover_asks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_events_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_preferences" ADD CONSTRAINT "cover_preferences_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_asks_of_specialist" ON "cover_asks" USING btree ("specialist_id","asked_at");--> statement-breakpoint
CREATE INDEX "cover_events_request_id_at_index" ON "cover_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "cover_preferences_on" ON "cover_preferences" USING btree ("specialist_id") WHERE "cover_preferences"."is_on" or "cover_preferences"."on_until" is not null;--> statement-breakpoint
CREATE INDEX "cover_of_hospital" ON "cover_requests" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "cover_of_specialist" ON "cover_requests" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "cover_that_is_open" ON "cover_requests" USING btree ("starts_at") WHERE "cover_requests"."status" = 'open';--> statement-breakpoint
-- What one person has accepted never overlaps, whichever hospitals asked.
ALTER TABLE "cover_requests" ADD CONSTRAINT "no_overlap_of_cover" EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" IN ('covered', 'finished', 'confirmed'));
