CREATE TABLE "job_alerts" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "job_alerts_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"speciality_slug" text,
	"latitude" double precision,
	"longitude" double precision,
	"radius_km" integer,
	"shifts" text[] DEFAULT '{}' NOT NULL,
	"min_pay_paise" bigint,
	"pay_per_case" boolean DEFAULT false NOT NULL,
	"min_years" integer,
	"max_years" integer,
	"starts_by" text,
	"starts_soon" boolean DEFAULT false NOT NULL,
	"urgent_only" boolean DEFAULT false NOT NULL,
	"bonus_only" boolean DEFAULT false NOT NULL,
	"muted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_radius" CHECK ("saved_searches"."radius_km" between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"sender_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "credential_documents_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "credential_document_size" CHECK ("credential_documents"."size_bytes" between 1 and 5242880),
	CONSTRAINT "credential_document_scan" CHECK ("credential_documents"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
CREATE TABLE "credential_pack_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pack_id" uuid NOT NULL,
	"opener_name" text NOT NULL,
	"opener_organisation" text NOT NULL,
	"account_id" uuid,
	"what" text DEFAULT 'page' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credential_packs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credential_packs_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "consent_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"version" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"item" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"fields" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_account_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"outcome" text,
	CONSTRAINT "one_report_per_person" UNIQUE("job_id","reporter_account_id"),
	CONSTRAINT "report_reason" CHECK ("job_reports"."reason" in ('fee-asked', 'wrong-pay', 'fake-hospital', 'other'))
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "channel_choices" (
	"account_id" uuid NOT NULL,
	"event" text NOT NULL,
	"email" boolean NOT NULL,
	"push" boolean NOT NULL,
	"sms" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_choices_account_id_event_pk" PRIMARY KEY("account_id","event")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"was_visible" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_hospitals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"member_account_id" uuid,
	"what" text NOT NULL,
	"detail" text[] DEFAULT '{}' NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_what" CHECK ("profile_readings"."what" in ('profile', 'contact', 'resume', 'credential'))
);
--> statement-breakpoint
CREATE TABLE "profile_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"section" text NOT NULL,
	"before" jsonb NOT NULL,
	"made_version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_readings" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"specialist_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proposal" jsonb,
	"settled" text[] DEFAULT '{}' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_reading_status" CHECK ("resume_readings"."status" in ('waiting', 'read', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_channel";--> statement-breakpoint
ALTER TABLE "specialists" DROP CONSTRAINT "specialist_pay";--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "holder_name" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "checked_against" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "expected_shift_paise" bigint;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "expected_case_paise" bigint;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "preferred_areas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "photo_key" text;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_pack_id_credential_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."credential_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_packs" ADD CONSTRAINT "credential_packs_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_member_account_id_accounts_id_fk" FOREIGN KEY ("member_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_untold" ON "job_alerts" USING btree ("account_id") WHERE "job_alerts"."told_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_job_id_index" ON "job_alerts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alerts_saved_search_id_index" ON "job_alerts" USING btree ("saved_search_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_search_is_saved_once" ON "saved_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "searches_by_speciality" ON "saved_searches" USING btree ("speciality_slug") WHERE "saved_searches"."muted_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_sender_key_created_at_index" ON "contact_messages" USING btree ("sender_key","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_document" ON "credential_documents" USING btree ("credential_id") WHERE "credential_documents"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "credential_pack_openings_pack_id_at_index" ON "credential_pack_openings" USING btree ("pack_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credential_packs_specialist_id_created_at_index" ON "credential_packs" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_receipts_account_id_index" ON "consent_receipts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_standing_consent" ON "consent_receipts" USING btree ("account_id","item") WHERE "consent_receipts"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "kept_forms_expires_at_index" ON "kept_forms" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_id_index" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "job_reports_reporter_account_id_index" ON "job_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "job_reports" USING btree ("created_at") WHERE "job_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id_index" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_index" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "erasures_due_at_index" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_once" ON "hidden_hospitals" USING btree ("specialist_id","name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_name_key_index" ON "hidden_hospitals" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_hospital_id_index" ON "hidden_hospitals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "profile_readings_specialist_id_at_index" ON "profile_readings" USING btree ("specialist_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_profile_view_a_day" ON "profile_readings" USING btree ("specialist_id","hospital_id","day") WHERE "profile_readings"."what" = 'profile';--> statement-breakpoint
CREATE INDEX "profile_revisions_specialist_id_created_at_index" ON "profile_revisions" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_revisions_created_at_index" ON "profile_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resume_readings_specialist_id_index" ON "resume_readings" USING btree ("specialist_id");--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_photoKey_unique" UNIQUE("photo_key");--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('sms', 'email', 'push'));--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialist_pay" CHECK ("specialists"."expected_monthly_paise" between 1 and 10000000000000 and "specialists"."expected_hourly_paise" between 1 and 10000000000000 and "specialists"."expected_shift_paise" between 1 and 10000000000000 and "specialists"."expected_case_paise" between 1 and 10000000000000);