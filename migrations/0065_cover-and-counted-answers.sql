CREATE TABLE "cover_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "published_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"about" text NOT NULL,
	"answer_id" uuid NOT NULL,
	"specialist_id" uuid,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "one_published_answer" UNIQUE("about","answer_id")
);
--> statement-breakpoint
ALTER TABLE "promise_checks" DROP CONSTRAINT "promise_answers_are_whole";--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "round_wave" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "asked_frozen" integer;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD COLUMN "help" jsonb;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD COLUMN "pay_on_time" text;--> statement-breakpoint
ALTER TABLE "cover_links" ADD CONSTRAINT "cover_links_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_links" ADD CONSTRAINT "cover_links_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cover_links_of_request" ON "cover_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "cover_links_of_specialist" ON "cover_links" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "published_answers_of_hospital" ON "published_answers" USING btree ("hospital_id","about");--> statement-breakpoint
CREATE INDEX "published_answers_of_specialist" ON "published_answers" USING btree ("specialist_id");--> statement-breakpoint
ALTER TABLE "promise_checks" ADD CONSTRAINT "promise_answers_have_a_time" CHECK (num_nonnulls("promise_checks"."duties", "promise_checks"."accommodation", "promise_checks"."answered_at") in (0, 3)) NOT VALID;--> statement-breakpoint
-- What a specialist has promised to be at, whichever part of the product it is of. Read by interviews and by cover.
CREATE VIEW "commitments" AS
SELECT r."specialist_id", 'cover' AS "kind", r."id" AS "of_id", r."starts_at", r."ends_at", r."latitude", r."longitude"
FROM "cover_requests" r
WHERE r."specialist_id" IS NOT NULL AND r."status" IN ('covered', 'finished', 'confirmed')
UNION ALL
SELECT i."specialist_id", 'interview', i."id", i."starts_at", i."ends_at",
	CASE WHEN i."mode" = 'in-person' THEN coalesce(j."latitude", h."latitude") END,
	CASE WHEN i."mode" = 'in-person' THEN coalesce(j."longitude", h."longitude") END
FROM "interviews" i
JOIN "applications" a ON a."id" = i."application_id"
JOIN "jobs" j ON j."id" = a."job_id"
JOIN "hospitals" h ON h."id" = i."hospital_id"
WHERE i."status" = 'scheduled' AND i."starts_at" IS NOT NULL;
