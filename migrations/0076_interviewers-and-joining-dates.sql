CREATE TYPE "public"."joining_date_status" AS ENUM('proposed', 'accepted', 'declined', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."member_role" ADD VALUE 'interviewer';--> statement-breakpoint
CREATE TABLE "joining_date_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"from" "joining_date_status",
	"to" "joining_date_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "joining_date_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"side" text NOT NULL,
	"instead_of" date NOT NULL,
	"starts_on" date NOT NULL,
	"reason" text NOT NULL,
	"status" "joining_date_status" DEFAULT 'proposed' NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "joining_date_side" CHECK ("joining_date_proposals"."side" in ('hospital', 'specialist')),
	CONSTRAINT "joining_date_is_another" CHECK ("joining_date_proposals"."starts_on" <> "joining_date_proposals"."instead_of"),
	CONSTRAINT "decided_joining_date_has_a_time" CHECK (("joining_date_proposals"."decided_at" is null) = ("joining_date_proposals"."status" = 'proposed'))
);
--> statement-breakpoint
ALTER TABLE "joining_date_events" ADD CONSTRAINT "joining_date_events_proposal_id_joining_date_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."joining_date_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_date_events" ADD CONSTRAINT "joining_date_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_date_proposals" ADD CONSTRAINT "joining_date_proposals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joining_date_events_proposal_id_at_index" ON "joining_date_events" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_joining_date" ON "joining_date_proposals" USING btree ("offer_id") WHERE "joining_date_proposals"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "joining_dates_of_offer" ON "joining_date_proposals" USING btree ("offer_id");--> statement-breakpoint
-- Who asks, if it is an interviewer: 'interviewer <account>', without a hospital, so that nothing of its team is theirs.
CREATE FUNCTION actor_interviewer() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN CASE WHEN actor_kind() = 'interviewer' THEN actor_account() END;--> statement-breakpoint
-- Read past the policies, which ask them.
CREATE FUNCTION interviews_of_interviewer(person uuid) RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
	AS $$ select array(select interview_id from interviewers where account_id = person) $$;--> statement-breakpoint
CREATE FUNCTION applications_of_interviewer(person uuid) RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
	AS $$ select array(select interviews.application_id from interviewers join interviews on interviews.id = interviewers.interview_id
		where interviewers.account_id = person and interviews.status <> 'cancelled') $$;--> statement-breakpoint
ALTER POLICY own_rows ON "applications" using ((select actor_kind()) = 'operator' or applications.specialist_id = (select actor_account()) or exists (select from jobs where jobs.id = applications.job_id and jobs.hospital_id = (select actor_hospital())) or applications.id = any((select applications_of_interviewer((select actor_interviewer())))::uuid[]));--> statement-breakpoint
ALTER POLICY own_rows ON "scorecards" using ((select actor_kind()) = 'operator' or (select actor_kind()) = 'member' and exists (select from applications where applications.id = scorecards.application_id) or scorecards.author_account_id = (select actor_interviewer()) and scorecards.application_id = any((select applications_of_interviewer((select actor_interviewer())))::uuid[]));--> statement-breakpoint
ALTER POLICY own_rows ON "interviews" using ((select actor_kind()) = 'operator' or interviews.specialist_id = (select actor_account()) or interviews.hospital_id = (select actor_hospital()) or interviews.id = any((select interviews_of_interviewer((select actor_interviewer())))::uuid[]));
--> statement-breakpoint
CREATE POLICY own_rows ON "joining_date_proposals" using ((select actor_kind()) = 'operator' or exists (select from offers where offers.id = joining_date_proposals.offer_id));--> statement-breakpoint
CREATE POLICY own_rows ON "joining_date_events" using ((select actor_kind()) = 'operator' or exists (select from joining_date_proposals where joining_date_proposals.id = joining_date_events.proposal_id));--> statement-breakpoint
ALTER TABLE "joining_date_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "joining_date_events" ENABLE ROW LEVEL SECURITY;
