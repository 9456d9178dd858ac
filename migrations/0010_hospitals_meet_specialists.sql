CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."contact_request_status" AS ENUM('sent', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."interview_mode" AS ENUM('in-person', 'phone', 'video');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('proposed', 'scheduled', 'completed', 'no-show', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('sent', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_account_id" uuid,
	"body" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_tags" (
	"application_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_tags_application_id_tag_pk" PRIMARY KEY("application_id","tag")
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"application_id" uuid NOT NULL,
	"author_account_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorecards_application_id_author_account_id_pk" PRIMARY KEY("application_id","author_account_id"),
	CONSTRAINT "scorecard_score" CHECK ("scorecards"."score" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "conduct_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_account_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"about" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"outcome" text,
	CONSTRAINT "conduct_about" CHECK ("conduct_reports"."about" in ('hospital', 'specialist')),
	CONSTRAINT "conduct_reason" CHECK ("conduct_reports"."reason" in ('spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other'))
);
--> statement-breakpoint
CREATE TABLE "contact_request_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"from" "contact_request_status",
	"to" "contact_request_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"sender_account_id" uuid,
	"job_id" uuid,
	"reason" text,
	"pay_min_paise" bigint NOT NULL,
	"pay_max_paise" bigint,
	"pay_unit" "pay_unit" NOT NULL,
	"place" text NOT NULL,
	"message" text NOT NULL,
	"status" "contact_request_status" DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"contact_shared" boolean DEFAULT false NOT NULL,
	"revoked_at" timestamp with time zone,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "request_says_why" CHECK ("contact_requests"."job_id" is not null or "contact_requests"."reason" is not null or "contact_requests"."status" <> 'sent'),
	CONSTRAINT "request_pay" CHECK ("contact_requests"."pay_min_paise" between 1 and 10000000000000 and "contact_requests"."pay_max_paise" between "contact_requests"."pay_min_paise" and 10000000000000),
	CONSTRAINT "decided_request_has_a_date" CHECK (("contact_requests"."decided_at" is null) = ("contact_requests"."status" = 'sent')),
	CONSTRAINT "only_accepted_requests_are_shared" CHECK ("contact_requests"."status" = 'accepted' or not "contact_requests"."contact_shared"),
	CONSTRAINT "only_accepted_requests_are_revoked" CHECK ("contact_requests"."status" = 'accepted' or "contact_requests"."revoked_at" is null)
);
--> statement-breakpoint
CREATE TABLE "hospital_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "member_role" NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interview_id" uuid NOT NULL,
	"from" "interview_status",
	"to" "interview_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"interview_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_slot_per_time" UNIQUE("interview_id","round","starts_at"),
	CONSTRAINT "slot_has_an_end" CHECK ("interview_slots"."ends_at" > "interview_slots"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"interviewer_account_id" uuid,
	"status" "interview_status" DEFAULT 'proposed' NOT NULL,
	"mode" "interview_mode" NOT NULL,
	"place" text NOT NULL,
	"note" text,
	"minutes" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"awaits" text DEFAULT 'specialist' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"reminded_day_before_at" timestamp with time zone,
	"reminded_hours_before_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_minutes" CHECK ("interviews"."minutes" between 10 and 480),
	CONSTRAINT "interview_awaits" CHECK ("interviews"."awaits" in ('specialist', 'hospital')),
	CONSTRAINT "interview_has_an_end" CHECK (("interviews"."starts_at" is null) = ("interviews"."ends_at" is null) and "interviews"."ends_at" > "interviews"."starts_at"),
	CONSTRAINT "scheduled_interview_has_a_time" CHECK ("interviews"."status" not in ('scheduled', 'completed', 'no-show') or "interviews"."starts_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "candidate_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"muted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"told_through" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlisted_specialists" (
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlisted_specialists_hospital_id_specialist_id_pk" PRIMARY KEY("hospital_id","specialist_id")
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	CONSTRAINT "message_files_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "message_file_size" CHECK ("message_files"."size_bytes" between 1 and 5242880),
	CONSTRAINT "message_file_scan" CHECK ("message_files"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"sender_account_id" uuid,
	"body" text DEFAULT '' NOT NULL,
	"client_key" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_message_per_key" UNIQUE("thread_id","client_key"),
	CONSTRAINT "message_side" CHECK ("messages"."side" in ('hospital', 'specialist'))
);
--> statement-breakpoint
CREATE TABLE "thread_reads" (
	"thread_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_through" timestamp with time zone,
	"told_through" timestamp with time zone,
	CONSTRAINT "thread_reads_thread_id_account_id_pk" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_thread_per_pair" UNIQUE("hospital_id","specialist_id")
);
--> statement-breakpoint
CREATE TABLE "offer_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"from" "offer_status",
	"to" "offer_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"author_account_id" uuid,
	"pay_paise" bigint NOT NULL,
	"pay_unit" "pay_unit" NOT NULL,
	"starts_on" date NOT NULL,
	"message" text NOT NULL,
	"status" "offer_status" DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offer_pay" CHECK ("offers"."pay_paise" between 1 and 10000000000000),
	CONSTRAINT "decided_offer_has_a_date" CHECK (("offers"."decided_at" is null) = ("offers"."status" = 'sent'))
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"offer_id" uuid,
	"started_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"rater_account_id" uuid,
	"stars" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "ratings_application_id_side_pk" PRIMARY KEY("application_id","side"),
	CONSTRAINT "rating_side" CHECK ("ratings"."side" in ('hospital', 'specialist')),
	CONSTRAINT "rating_stars" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "origin" text DEFAULT 'applied' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD COLUMN "keyboard_shortcuts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "facilities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD COLUMN "blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reports" ADD CONSTRAINT "conduct_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reports" ADD CONSTRAINT "conduct_reports_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reports" ADD CONSTRAINT "conduct_reports_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reports" ADD CONSTRAINT "conduct_reports_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_reports" ADD CONSTRAINT "conduct_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request_events" ADD CONSTRAINT "contact_request_events_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request_events" ADD CONSTRAINT "contact_request_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_account_id_accounts_id_fk" FOREIGN KEY ("interviewer_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_specialists" ADD CONSTRAINT "shortlisted_specialists_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_specialists" ADD CONSTRAINT "shortlisted_specialists_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_specialists" ADD CONSTRAINT "shortlisted_specialists_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_application_id_placements_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."placements"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_account_id_accounts_id_fk" FOREIGN KEY ("rater_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_notes_application_id_created_at_index" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "scorecards_author_account_id_index" ON "scorecards" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "conduct_reports_reporter_account_id_index" ON "conduct_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "conduct_reports_hospital_id_index" ON "conduct_reports" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "conduct_reports_specialist_id_index" ON "conduct_reports" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "conduct_reports_waiting" ON "conduct_reports" USING btree ("created_at") WHERE "conduct_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_request_events_request_id_at_index" ON "contact_request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_request" ON "contact_requests" USING btree ("hospital_id","specialist_id") WHERE "contact_requests"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "requests_of_hospital" ON "contact_requests" USING btree ("hospital_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_to_specialist" ON "contact_requests" USING btree ("specialist_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_that_run_out" ON "contact_requests" USING btree ("expires_at") WHERE "contact_requests"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "contact_requests_job_id_index" ON "contact_requests" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_invitation" ON "hospital_invitations" USING btree ("hospital_id","email") WHERE "hospital_invitations"."accepted_at" is null and "hospital_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_invitations_invited_by_index" ON "hospital_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "interview_events_interview_id_at_index" ON "interview_events" USING btree ("interview_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_interview_per_application" ON "interviews" USING btree ("application_id") WHERE "interviews"."status" in ('proposed', 'scheduled');--> statement-breakpoint
CREATE INDEX "interviews_of_hospital" ON "interviews" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_of_specialist" ON "interviews" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_ahead" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "a_candidate_search_is_saved_once" ON "candidate_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "candidate_searches_hospital_id_index" ON "candidate_searches" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "candidate_searches_removed" ON "candidate_searches" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "shortlisted_specialists_specialist_id_index" ON "shortlisted_specialists" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "message_files_message_id_index" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("thread_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_reads_account_id_index" ON "thread_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_of_hospital" ON "threads" USING btree ("hospital_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_of_specialist" ON "threads" USING btree ("specialist_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_events_offer_id_at_index" ON "offer_events" USING btree ("offer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_that_run_out" ON "offers" USING btree ("expires_at") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "placements_hospital_id_index" ON "placements" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "placements_specialist_id_index" ON "placements" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "placements_created_at_index" ON "placements" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "application_origin" CHECK ("applications"."origin" in ('applied', 'contacted'));--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialist_gender" CHECK ("specialists"."gender" in ('female', 'male', 'other'));--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialist_rating" CHECK ("specialists"."rating_count" >= 0 and "specialists"."rating_sum" between "specialists"."rating_count" and 5 * "specialists"."rating_count");--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "no_overlap_for_specialist" EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'scheduled');--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "no_overlap_for_interviewer" EXCLUDE USING gist ("interviewer_account_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'scheduled');
