CREATE TABLE "hospital_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_template_kind" CHECK ("hospital_templates"."kind" in ('message', 'contact-request', 'offer', 'rejection', 'rejection-reason')),
	CONSTRAINT "only_reasons_have_no_text" CHECK (("hospital_templates"."kind" = 'rejection-reason') = ("hospital_templates"."body" = ''))
);
--> statement-breakpoint
ALTER TABLE "hospital_templates" ADD CONSTRAINT "hospital_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_templates" ADD CONSTRAINT "hospital_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_hospital_template_of_a_name" ON "hospital_templates" USING btree ("hospital_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "hospital_templates_created_by_index" ON "hospital_templates" USING btree ("created_by");