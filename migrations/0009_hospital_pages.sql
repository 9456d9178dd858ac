CREATE TABLE "hospital_departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"beds" integer,
	"tables" integer,
	"head_role" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"caption" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pin" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_site_of_a_name" UNIQUE("hospital_id","name"),
	CONSTRAINT "site_pin" CHECK ("hospital_sites"."pin" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "site_id" uuid;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD CONSTRAINT "hospital_departments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_photos" ADD CONSTRAINT "hospital_photos_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_sites" ADD CONSTRAINT "hospital_sites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospital_departments_hospital_id_position_index" ON "hospital_departments" USING btree ("hospital_id","position");--> statement-breakpoint
CREATE INDEX "hospital_photos_hospital_id_created_at_index" ON "hospital_photos" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_template_of_a_name" ON "job_templates" USING btree ("hospital_id",lower("name"));--> statement-breakpoint
CREATE INDEX "job_templates_created_by_index" ON "job_templates" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE set null ON UPDATE no action NOT VALID;