CREATE TABLE "pay_counts" (
	"month" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_ranges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"speciality_slug" text NOT NULL,
	"unit" text NOT NULL,
	"city" text,
	"band" text,
	"month" date NOT NULL,
	"tenth_paise" bigint NOT NULL,
	"low_paise" bigint NOT NULL,
	"median_paise" bigint NOT NULL,
	"high_paise" bigint NOT NULL,
	"hospitals" integer NOT NULL,
	"contributions" jsonb NOT NULL,
	"is_shown" boolean NOT NULL,
	CONSTRAINT "pay_range_of_enough" CHECK ("pay_ranges"."hospitals" >= 5),
	CONSTRAINT "pay_range_in_order" CHECK ("pay_ranges"."tenth_paise" > 0 and "pay_ranges"."tenth_paise" <= "pay_ranges"."low_paise" and "pay_ranges"."median_paise" between "pay_ranges"."low_paise" and "pay_ranges"."high_paise")
);
--> statement-breakpoint
ALTER TABLE "pay_ranges" ADD CONSTRAINT "pay_ranges_month_pay_counts_month_fk" FOREIGN KEY ("month") REFERENCES "public"."pay_counts"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_shown_pay_range" ON "pay_ranges" USING btree ("speciality_slug","unit",coalesce("city", ''),coalesce("band", '')) WHERE "pay_ranges"."is_shown";--> statement-breakpoint
CREATE INDEX "pay_ranges_to_compare" ON "pay_ranges" USING btree ("speciality_slug","unit","month");--> statement-breakpoint
-- What hospitals pay, by whatever they said so: jobs with fixed pay (the middle of a range), offers, and cover. A job counts
-- as long as it is open, the others on their day.
CREATE VIEW pay_observations AS
	SELECT hospital_id, speciality_slug, location, pay_unit::text AS unit, experience_min_years AS experience,
		(pay_min_paise + coalesce(pay_max_paise, pay_min_paise)) / 2 AS paise, opened_at AS begins_at,
		CASE status WHEN 'open' THEN 'infinity' WHEN 'closed' THEN closed_at ELSE updated_at END AS ends_at
	FROM jobs
	WHERE status IN ('open', 'paused', 'closed') AND pay_model = 'fixed'
	UNION ALL
	SELECT job.hospital_id, job.speciality_slug, job.location, offer.pay_unit::text, job.experience_min_years,
		offer.pay_paise, offer.sent_at, offer.sent_at
	FROM offers offer
	JOIN applications application ON application.id = offer.application_id
	JOIN jobs job ON job.id = application.job_id
	WHERE offer.status <> 'withdrawn' AND job.pay_model = 'fixed'
	UNION ALL
	SELECT hospital_id, speciality_slug, location, pay_unit, NULL, pay_paise, created_at, created_at
	FROM cover_requests
	WHERE status <> 'cancelled';
