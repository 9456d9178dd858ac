CREATE TABLE "candidate_pools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD COLUMN "pool_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_candidate_pool_of_a_name" ON "candidate_pools" USING btree ("hospital_id",lower("name")) WHERE "candidate_pools"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "candidate_pools_created_by_index" ON "candidate_pools" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_pool_id_candidate_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."candidate_pools"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
