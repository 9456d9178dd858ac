-- Similarity of the texts of two jobs.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "review_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"review_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"specialist_id" uuid,
	"author_account_id" uuid,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"held" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "review_status" CHECK ("reviews"."status" in ('waiting', 'passed', 'refused', 'withdrawn')),
	CONSTRAINT "review_subject" CHECK ("reviews"."subject" in ('job', 'job-edit', 'hospital-page', 'contact-request', 'message')),
	CONSTRAINT "review_to_specialist" CHECK (("reviews"."subject" in ('contact-request', 'message')) = ("reviews"."specialist_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_events_review_id_at_index" ON "review_events" USING btree ("review_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_review" ON "reviews" USING btree ("hospital_id","subject","subject_id") WHERE "reviews"."status" = 'waiting' and "reviews"."subject" <> 'message';--> statement-breakpoint
CREATE INDEX "waiting_reviews" ON "reviews" USING btree ("submitted_at") WHERE "reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_of_hospital" ON "reviews" USING btree ("hospital_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_of_subject" ON "reviews" USING btree ("subject_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_specialist_id_index" ON "reviews" USING btree ("specialist_id");