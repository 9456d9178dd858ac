CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"shared_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_list" CHECK ("saved_views"."list" in ('applicants', 'jobs', 'interviews', 'requests'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "a_view_is_saved_once" ON "saved_views" USING btree ("account_id","hospital_id","address");--> statement-breakpoint
CREATE INDEX "saved_views_hospital_id_list_index" ON "saved_views" USING btree ("hospital_id","list");--> statement-breakpoint
CREATE INDEX "saved_views_removed" ON "saved_views" USING btree ("removed_at");--> statement-breakpoint
CREATE POLICY own_rows ON "saved_views" using ((select actor_kind()) = 'operator' or saved_views.account_id = (select actor_account()) or saved_views.hospital_id = (select actor_hospital()));--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;
