CREATE TABLE "cover_first_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"author_account_id" uuid,
	"registration_number" text NOT NULL,
	"form" jsonb NOT NULL,
	"work" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"carried_out_at" timestamp with time zone,
	CONSTRAINT "first_cover_outcome" CHECK ("cover_first_requests"."outcome" in ('released', 'refused', 'lapsed')),
	CONSTRAINT "decided_first_cover_has_a_time" CHECK (("cover_first_requests"."outcome" is null) = ("cover_first_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_first_cover_request" ON "cover_first_requests" USING btree ("hospital_id") WHERE "cover_first_requests"."outcome" is null or "cover_first_requests"."outcome" = 'released';--> statement-breakpoint
CREATE INDEX "cover_first_requests_hospital_id_index" ON "cover_first_requests" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "first_cover_to_call" ON "cover_first_requests" USING btree ("sent_at") WHERE "cover_first_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "cover_first_requests_author_account_id_index" ON "cover_first_requests" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "cover_first_requests_decided_by_index" ON "cover_first_requests" USING btree ("decided_by");