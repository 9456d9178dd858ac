CREATE TABLE "cover_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"site_id" uuid,
	"equipment" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_cover_sheet_of_a_site" UNIQUE NULLS NOT DISTINCT("hospital_id","site_id")
);
--> statement-breakpoint
ALTER TABLE "cover_sheets" ADD CONSTRAINT "cover_sheets_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_sheets" ADD CONSTRAINT "cover_sheets_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_sheets_site_id_index" ON "cover_sheets" USING btree ("site_id");