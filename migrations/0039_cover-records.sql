CREATE TABLE "cover_days_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_days_off_in_order" CHECK ("cover_days_off"."last_day" >= "cover_days_off"."first_day")
);
--> statement-breakpoint
CREATE TABLE "cover_favourites" (
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_favourites_hospital_id_specialist_id_pk" PRIMARY KEY("hospital_id","specialist_id")
);
--> statement-breakpoint
CREATE TABLE "cover_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid,
	"specialist_id" uuid,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_replies_hospitalId_unique" UNIQUE("hospital_id"),
	CONSTRAINT "cover_replies_specialistId_unique" UNIQUE("specialist_id"),
	CONSTRAINT "cover_reply_is_of_one" CHECK (num_nonnulls("cover_replies"."hospital_id", "cover_replies"."specialist_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "as_described" boolean;--> statement-breakpoint
ALTER TABLE "cover_days_off" ADD CONSTRAINT "cover_days_off_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_replies" ADD CONSTRAINT "cover_replies_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_replies" ADD CONSTRAINT "cover_replies_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_days_off_of" ON "cover_days_off" USING btree ("specialist_id","last_day");--> statement-breakpoint
CREATE INDEX "cover_favourites_specialist_id_index" ON "cover_favourites" USING btree ("specialist_id");--> statement-breakpoint
CREATE POLICY own_rows ON "cover_days_off" using ((select actor_kind()) = 'operator' or cover_days_off.specialist_id = (select actor_account()));--> statement-breakpoint
ALTER TABLE "cover_days_off" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "cover_favourites" using ((select actor_kind()) = 'operator' or cover_favourites.specialist_id = (select actor_account()) or cover_favourites.hospital_id = (select actor_hospital()));--> statement-breakpoint
ALTER TABLE "cover_favourites" ENABLE ROW LEVEL SECURITY;
