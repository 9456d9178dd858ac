CREATE TABLE "promise_checks" (
	"application_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay" text,
	"duties" text,
	"accommodation" text,
	"answered_at" timestamp with time zone,
	"shown_pay" text,
	"shown_duties" text,
	"shown_accommodation" text,
	CONSTRAINT "promise_checks_application_id_day_pk" PRIMARY KEY("application_id","day"),
	CONSTRAINT "promise_answers_are_whole" CHECK (num_nonnulls("promise_checks"."pay", "promise_checks"."duties", "promise_checks"."accommodation", "promise_checks"."answered_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "promise_reply" text;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD CONSTRAINT "promise_checks_application_id_placements_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."placements"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD CONSTRAINT "promise_checks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promise_checks_specialist_id_index" ON "promise_checks" USING btree ("specialist_id");--> statement-breakpoint
CREATE POLICY own_rows ON "promise_checks" using ((select actor_kind()) = 'operator' or promise_checks.specialist_id = (select actor_account()));--> statement-breakpoint
ALTER TABLE "promise_checks" ENABLE ROW LEVEL SECURITY;
