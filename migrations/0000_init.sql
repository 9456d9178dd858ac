-- Trigram indexes answer "contains" searches; PostgreSQL ships the extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."credential_kind" AS ENUM('registration', 'degree', 'certificate');--> statement-breakpoint
CREATE TYPE "public"."credential_status" AS ENUM('pending', 'verified', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."hospital_status" AS ENUM('pending', 'verified', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'recruiter');--> statement-breakpoint
CREATE TYPE "public"."account_kind" AS ENUM('specialist', 'member', 'operator');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('permanent', 'locum', 'part-time', 'visiting');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('draft', 'open', 'paused', 'closed', 'removed');--> statement-breakpoint
CREATE TYPE "public"."pay_unit" AS ENUM('month', 'shift', 'hour', 'case');--> statement-breakpoint
CREATE TYPE "public"."profession" AS ENUM('doctor', 'nurse');--> statement-breakpoint
CREATE TYPE "public"."skill_level" AS ENUM('familiar', 'practised', 'expert');--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"from" "application_stage",
	"to" "application_stage" NOT NULL,
	"reason" text,
	"undoes" uuid,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undone_once" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"resume_id" uuid,
	"note" text,
	"stage" "application_stage" DEFAULT 'applied' NOT NULL,
	"rejection_reason" text,
	"seen_at" timestamp with time zone,
	"stage_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_application_per_job" UNIQUE("job_id","specialist_id"),
	CONSTRAINT "rejection_has_a_reason" CHECK ("applications"."stage" <> 'rejected' or "applications"."rejection_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "credential_status_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" uuid NOT NULL,
	"from" "credential_status",
	"to" "credential_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"kind" "credential_kind" NOT NULL,
	"title" text NOT NULL,
	"council_code" text,
	"number" text,
	"institution" text,
	"year" integer,
	"valid_until" date,
	"status" "credential_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_is_complete" CHECK ("credentials"."kind" <> 'registration' or ("credentials"."council_code" is not null and "credentials"."number" is not null)),
	CONSTRAINT "verified_credential_has_a_date" CHECK ("credentials"."status" <> 'verified' or "credentials"."verified_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "hospital_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"role" "member_role" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_status_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"from" "hospital_status",
	"to" "hospital_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospitals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"legal_name" text NOT NULL,
	"display_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pin" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text NOT NULL,
	"website" text,
	"about" text,
	"beds" integer,
	"operation_theatres" integer,
	"registration_number" text,
	"facility_id" text,
	"gstin" text,
	"status" "hospital_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_pin" CHECK ("hospitals"."pin" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "verified_hospital_has_a_date" CHECK ("hospitals"."status" <> 'verified' or "hospitals"."verified_at" is not null),
	CONSTRAINT "refused_hospital_has_a_reason" CHECK ("hospitals"."status" not in ('rejected', 'suspended') or "hospitals"."status_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" "account_kind" NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"last_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_phone_unique" UNIQUE("phone"),
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_phone_is_e164" CHECK ("accounts"."phone" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "accounts_email_is_lower_case" CHECK ("accounts"."email" = lower("accounts"."email")),
	CONSTRAINT "accounts_can_sign_in" CHECK (case when "accounts"."kind" = 'specialist' then "accounts"."phone" is not null else "accounts"."email" is not null end)
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"intent" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "at_most_five_codes_are_compared" CHECK ("phone_challenges"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"challenge_id" text NOT NULL,
	"send" integer NOT NULL,
	"mac" "bytea" NOT NULL,
	"pepper_id" text NOT NULL,
	"delivery_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "three_sends_per_challenge" CHECK ("phone_codes"."send" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_status_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"from" "job_status",
	"to" "job_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"title" text NOT NULL,
	"speciality_slug" text,
	"speciality" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"cell" integer,
	"shift_type" text DEFAULT '' NOT NULL,
	"hours_per_shift" integer,
	"employment_type" "employment_type" DEFAULT 'permanent' NOT NULL,
	"starts_on" date,
	"experience_min_years" integer,
	"experience_max_years" integer,
	"required_skills" text[] DEFAULT '{}' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"responsibilities" text[] DEFAULT '{}' NOT NULL,
	"requirements" text[] DEFAULT '{}' NOT NULL,
	"pay_min_paise" bigint,
	"pay_max_paise" bigint,
	"pay_unit" "pay_unit" DEFAULT 'month' NOT NULL,
	"pay_hourly_paise" bigint,
	"joining_bonus_paise" bigint,
	"urgent" boolean DEFAULT false NOT NULL,
	"status" "job_status" DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pay" CHECK ("jobs"."pay_min_paise" between 1 and 10000000000000 and "jobs"."pay_max_paise" between "jobs"."pay_min_paise" and 10000000000000),
	CONSTRAINT "job_bonus" CHECK ("jobs"."joining_bonus_paise" between 1 and 10000000000000),
	CONSTRAINT "job_hours" CHECK ("jobs"."hours_per_shift" between 1 and 48),
	CONSTRAINT "job_experience" CHECK ("jobs"."experience_min_years" between 0 and 60 and "jobs"."experience_max_years" between "jobs"."experience_min_years" and 60),
	CONSTRAINT "applicants_are_counted" CHECK ("jobs"."applicant_count" >= 0),
	CONSTRAINT "open_job_is_whole" CHECK ("jobs"."status" in ('draft', 'removed') or ("jobs"."opened_at" is not null and "jobs"."pay_min_paise" is not null and "jobs"."starts_on" is not null and "jobs"."title" <> '' and "jobs"."speciality" <> '' and "jobs"."location" <> '' and "jobs"."shift_type" <> '' and "jobs"."description" <> '')),
	CONSTRAINT "closed_job_has_a_date" CHECK ("jobs"."status" <> 'closed' or "jobs"."closed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"job_alerts" boolean DEFAULT true NOT NULL,
	"messages" boolean DEFAULT true NOT NULL,
	"updates" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_account_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"payload" "bytea",
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"last_error" text,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_key_unique" UNIQUE("key"),
	CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "demo_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text NOT NULL,
	"field" text,
	"start_year" integer,
	"end_year" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "education_years" CHECK ("educations"."start_year" >= 1940 and "educations"."end_year" between "educations"."start_year" and "educations"."start_year" + 20)
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "resumes_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "resume_size" CHECK ("resumes"."size_bytes" between 1 and 5242880),
	CONSTRAINT "resume_scan" CHECK ("resumes"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
CREATE TABLE "specialist_skills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"level" "skill_level" DEFAULT 'practised' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "specialists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"profession" "profession" DEFAULT 'doctor' NOT NULL,
	"speciality_slug" text,
	"speciality" text DEFAULT 'Not specified' NOT NULL,
	"location" text DEFAULT 'Not specified' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"open_to_relocate" boolean DEFAULT false NOT NULL,
	"email" text,
	"bio" text,
	"years_of_experience" integer,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"shifts" text[] DEFAULT '{}' NOT NULL,
	"availability" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"travel_radius_km" integer,
	"expected_monthly_paise" bigint,
	"expected_hourly_paise" bigint,
	"profile_visibility" boolean DEFAULT true NOT NULL,
	"contact_visibility" boolean DEFAULT true NOT NULL,
	"experience_visibility" boolean DEFAULT true NOT NULL,
	"anonymous_mode" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specialist_pay" CHECK ("specialists"."expected_monthly_paise" between 1 and 10000000000000 and "specialists"."expected_hourly_paise" between 1 and 10000000000000),
	CONSTRAINT "specialist_years" CHECK ("specialists"."years_of_experience" between 0 and 60),
	CONSTRAINT "specialist_radius" CHECK ("specialists"."travel_radius_km" between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital" text NOT NULL,
	"role" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"description" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "work_ends_after_it_starts" CHECK ("work_experiences"."ends_on" >= "work_experiences"."starts_on")
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_verified_by_accounts_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_challenge_id_phone_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."phone_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_skills" ADD CONSTRAINT "specialist_skills_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_events_application_id_at_index" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_of_specialist" ON "applications" USING btree ("specialist_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_to_job" ON "applications" USING btree ("job_id","stage","applied_at");--> statement-breakpoint
CREATE INDEX "credential_status_events_credential_id_at_index" ON "credential_status_events" USING btree ("credential_id","at");--> statement-breakpoint
CREATE INDEX "credentials_specialist_id_index" ON "credentials" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "credentials_waiting" ON "credentials" USING btree ("submitted_at") WHERE "credentials"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_verified_registration" ON "credentials" USING btree ("council_code","number") WHERE "credentials"."kind" = 'registration' and "credentials"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "hospital_members_hospital_id_index" ON "hospital_members" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "hospital_status_events_hospital_id_at_index" ON "hospital_status_events" USING btree ("hospital_id","at");--> statement-breakpoint
CREATE INDEX "hospitals_waiting" ON "hospitals" USING btree ("submitted_at") WHERE "hospitals"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_hospital_per_registration" ON "hospitals" USING btree ("registration_number") WHERE "hospitals"."status" = 'verified' and "hospitals"."registration_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_account_id_token_hash_index" ON "known_devices" USING btree ("account_id","token_hash");--> statement-breakpoint
CREATE INDEX "phone_challenges_created_at_index" ON "phone_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_codes_challenge_id_send_index" ON "phone_codes" USING btree ("challenge_id","send");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_events_key_kind_at_index" ON "sign_in_events" USING btree ("key","kind","at");--> statement-breakpoint
CREATE INDEX "sign_in_events_at_index" ON "sign_in_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_methods_provider_id_provider_account_id_index" ON "sign_in_methods" USING btree ("provider_id","provider_account_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_account_id_index" ON "sign_in_methods" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "two_factors_account_id_index" ON "two_factors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "job_status_events_job_id_at_index" ON "job_status_events" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "open_jobs_newest" ON "jobs" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_speciality" ON "jobs" USING btree ("speciality_slug","opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_cell" ON "jobs" USING btree ("cell","opened_at" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_pay" ON "jobs" USING btree ("pay_hourly_paise" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_start" ON "jobs" USING btree ("starts_on","id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_text" ON "jobs" USING gin ("search_text" gin_trgm_ops) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_of_hospital" ON "jobs" USING btree ("hospital_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unread_notifications" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_event" ON "notifications" USING btree ("key","account_id");--> statement-breakpoint
CREATE INDEX "audit_events_subject_type_subject_id_at_index" ON "audit_events" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_outbox_created_at_index" ON "demo_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "educations_specialist_id_index" ON "educations" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_resume" ON "resumes" USING btree ("specialist_id") WHERE "resumes"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specialist_skills_specialist_id_name_index" ON "specialist_skills" USING btree ("specialist_id","name");--> statement-breakpoint
CREATE INDEX "specialists_by_speciality" ON "specialists" USING btree ("speciality_slug");--> statement-breakpoint
CREATE INDEX "work_experiences_specialist_id_index" ON "work_experiences" USING btree ("specialist_id");