CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."contact_request_status" AS ENUM('sent', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."credential_kind" AS ENUM('registration', 'degree', 'certificate');--> statement-breakpoint
CREATE TYPE "public"."credential_status" AS ENUM('pending', 'verified', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."hospital_status" AS ENUM('pending', 'verified', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'recruiter');--> statement-breakpoint
CREATE TYPE "public"."account_kind" AS ENUM('specialist', 'member', 'operator');--> statement-breakpoint
CREATE TYPE "public"."interview_mode" AS ENUM('in-person', 'phone', 'video');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('proposed', 'scheduled', 'completed', 'no-show', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('permanent', 'locum', 'part-time', 'visiting');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('draft', 'open', 'paused', 'closed', 'removed');--> statement-breakpoint
CREATE TYPE "public"."pay_unit" AS ENUM('month', 'shift', 'hour', 'case');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('sent', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."profession" AS ENUM('doctor', 'nurse');--> statement-breakpoint
CREATE TYPE "public"."skill_level" AS ENUM('familiar', 'practised', 'expert');--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_search_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp with time zone,
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
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_radius" CHECK ("saved_searches"."radius_km" between 1 and 3000)
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"from" "application_stage",
	"to" "application_stage" NOT NULL,
	"reason" text,
	"undoes" uuid,
	"batch_id" uuid,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "undone_once" UNIQUE("undoes")
);
--> statement-breakpoint
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
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"resume_id" uuid,
	"note" text,
	"origin" text DEFAULT 'applied' NOT NULL,
	"stage" "application_stage" DEFAULT 'applied' NOT NULL,
	"rejection_reason" text,
	"seen_at" timestamp with time zone,
	"stage_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"access_ended_at" timestamp with time zone,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_application_per_job" UNIQUE("job_id","specialist_id"),
	CONSTRAINT "application_origin" CHECK ("applications"."origin" in ('applied', 'contacted')),
	CONSTRAINT "only_access_after_a_rejection_is_ended" CHECK ("applications"."stage" = 'rejected' or "applications"."access_ended_at" is null),
	CONSTRAINT "rejection_has_a_reason" CHECK ("applications"."stage" <> 'rejected' or "applications"."rejection_reason" is not null)
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
CREATE TABLE "user_reports" (
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
	CONSTRAINT "user_report_about" CHECK ("user_reports"."about" in ('hospital', 'specialist')),
	CONSTRAINT "user_report_reason" CHECK ("user_reports"."reason" in ('spam', 'rude', 'asks-for-money', 'not-who-they-say', 'other'))
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
	"holder_name" text,
	"year" integer,
	"valid_until" date,
	"status" "credential_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" uuid,
	"checked_against" text,
	"reminded_for" date,
	"reminded_days" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_is_complete" CHECK ("credentials"."kind" <> 'registration' or ("credentials"."council_code" is not null and "credentials"."number" is not null)),
	CONSTRAINT "verified_credential_has_a_date" CHECK ("credentials"."status" <> 'verified' or "credentials"."verified_at" is not null)
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
CREATE TABLE "hospital_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"role" "member_role" NOT NULL,
	"keyboard_shortcuts" boolean DEFAULT true NOT NULL,
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
	"legal_name_key" text NOT NULL,
	"display_name" text NOT NULL,
	"display_name_key" text NOT NULL,
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
	"facilities" text[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "form_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"fields" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"has_strong_proof" boolean DEFAULT false NOT NULL,
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
	"locked_until" timestamp with time zone,
	"last_step" integer
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
CREATE TABLE "job_search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_id" uuid
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
	"languages" text[] DEFAULT '{}' NOT NULL,
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
CREATE TABLE "saved_jobs" (
	"account_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
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
	"notified_through" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notified_specialists" (
	"account_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"notified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notified_specialists_account_id_specialist_id_pk" PRIMARY KEY("account_id","specialist_id")
);
--> statement-breakpoint
CREATE TABLE "saved_candidates" (
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_candidates_hospital_id_specialist_id_pk" PRIMARY KEY("hospital_id","specialist_id")
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
	"notified_through" timestamp with time zone,
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
CREATE TABLE "notification_preferences" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"job_alerts" boolean DEFAULT true NOT NULL,
	"messages" boolean DEFAULT true NOT NULL,
	"updates" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"hidden_reason" text,
	CONSTRAINT "ratings_application_id_side_pk" PRIMARY KEY("application_id","side"),
	CONSTRAINT "rating_side" CHECK ("ratings"."side" in ('hospital', 'specialist')),
	CONSTRAINT "rating_stars" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"was_visible" boolean NOT NULL
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
CREATE TABLE "counted_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"took_ms" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_allowances" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"taken" integer[] NOT NULL,
	CONSTRAINT "daily_allowances_key_day_pk" PRIMARY KEY("key","day")
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
	"failed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"give_up_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_key_unique" UNIQUE("key"),
	CONSTRAINT "deliveries_payload" CHECK (("deliveries"."payload" is not null) = ("deliveries"."status" in ('queued', 'sending'))),
	CONSTRAINT "deliveries_sent_when" CHECK (("deliveries"."sent_at" is not null) = ("deliveries"."status" = 'sent')),
	CONSTRAINT "deliveries_status" CHECK ("deliveries"."status" in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
	CONSTRAINT "deliveries_channel" CHECK ("deliveries"."channel" in ('sms', 'email', 'push'))
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
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"specialist_id" uuid,
	"gone" text
);
--> statement-breakpoint
CREATE TABLE "search_listings" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "hidden_hospitals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_access" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"member_account_id" uuid,
	"what" text NOT NULL,
	"detail" text[] DEFAULT '{}' NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reading_what" CHECK ("profile_access"."what" in ('profile', 'contact', 'resume-preview', 'resume', 'credential'))
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
	"text" text,
	"settled" text[] DEFAULT '{}' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_reading_status" CHECK ("resume_readings"."status" in ('waiting', 'read', 'unreadable'))
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
	"expected_shift_paise" bigint,
	"expected_case_paise" bigint,
	"preferred_areas" text[] DEFAULT '{}' NOT NULL,
	"available_from" date,
	"gender" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"photo_key" text,
	"profile_visibility" boolean DEFAULT true NOT NULL,
	"contact_visibility" boolean DEFAULT true NOT NULL,
	"experience_visibility" boolean DEFAULT true NOT NULL,
	"anonymous_mode" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specialists_photoKey_unique" UNIQUE("photo_key"),
	CONSTRAINT "specialist_pay" CHECK ("specialists"."expected_monthly_paise" between 1 and 10000000000000 and "specialists"."expected_hourly_paise" between 1 and 10000000000000 and "specialists"."expected_shift_paise" between 1 and 10000000000000 and "specialists"."expected_case_paise" between 1 and 10000000000000),
	CONSTRAINT "specialist_gender" CHECK ("specialists"."gender" in ('female', 'male', 'other')),
	CONSTRAINT "specialist_rating" CHECK ("specialists"."rating_count" >= 0 and "specialists"."rating_sum" between "specialists"."rating_count" and 5 * "specialists"."rating_count"),
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
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request_events" ADD CONSTRAINT "contact_request_events_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request_events" ADD CONSTRAINT "contact_request_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_request_id_contact_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."contact_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_pack_id_credential_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."credential_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_packs" ADD CONSTRAINT "credential_packs_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_verified_by_accounts_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_receipts" ADD CONSTRAINT "consent_receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_challenge_id_phone_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."phone_challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_account_id_accounts_id_fk" FOREIGN KEY ("interviewer_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_specialists" ADD CONSTRAINT "notified_specialists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_specialists" ADD CONSTRAINT "notified_specialists_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_member_account_id_accounts_id_fk" FOREIGN KEY ("member_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_skills" ADD CONSTRAINT "specialist_skills_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_untold" ON "job_alerts" USING btree ("account_id") WHERE "job_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_job_id_index" ON "job_alerts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alerts_saved_search_id_index" ON "job_alerts" USING btree ("saved_search_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_search_is_saved_once" ON "saved_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "searches_by_speciality" ON "saved_searches" USING btree ("speciality_slug") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "searches_by_words" ON "saved_searches" USING btree ("words") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null and "saved_searches"."words" <> '';--> statement-breakpoint
CREATE INDEX "searches_removed" ON "saved_searches" USING btree ("removed_at") WHERE "saved_searches"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "application_events_application_id_at_index" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "moves_of_batch" ON "application_events" USING btree ("batch_id") WHERE "application_events"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "application_notes_application_id_created_at_index" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_of_specialist" ON "applications" USING btree ("specialist_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_to_job" ON "applications" USING btree ("job_id","stage","applied_at");--> statement-breakpoint
CREATE INDEX "scorecards_author_account_id_index" ON "scorecards" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "contact_request_events_request_id_at_index" ON "contact_request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_request" ON "contact_requests" USING btree ("hospital_id","specialist_id") WHERE "contact_requests"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "requests_of_hospital" ON "contact_requests" USING btree ("hospital_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_to_specialist" ON "contact_requests" USING btree ("specialist_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "requests_that_run_out" ON "contact_requests" USING btree ("expires_at") WHERE "contact_requests"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "contact_requests_job_id_index" ON "contact_requests" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "user_reports_reporter_account_id_index" ON "user_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "user_reports_hospital_id_index" ON "user_reports" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "user_reports_specialist_id_index" ON "user_reports" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "user_reports_waiting" ON "user_reports" USING btree ("created_at") WHERE "user_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_messages_sender_key_created_at_index" ON "contact_messages" USING btree ("sender_key","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_document" ON "credential_documents" USING btree ("credential_id") WHERE "credential_documents"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "credential_pack_openings_pack_id_at_index" ON "credential_pack_openings" USING btree ("pack_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credential_packs_specialist_id_created_at_index" ON "credential_packs" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credential_status_events_credential_id_at_index" ON "credential_status_events" USING btree ("credential_id","at");--> statement-breakpoint
CREATE INDEX "credentials_specialist_id_index" ON "credentials" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "credentials_that_run_out" ON "credentials" USING btree ("valid_until") WHERE "credentials"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "credentials_waiting" ON "credentials" USING btree ("submitted_at") WHERE "credentials"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_verified_registration" ON "credentials" USING btree ("council_code","number") WHERE "credentials"."kind" = 'registration' and "credentials"."status" = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_invitation" ON "hospital_invitations" USING btree ("hospital_id","email") WHERE "hospital_invitations"."accepted_at" is null and "hospital_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_invitations_invited_by_index" ON "hospital_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "hospital_members_hospital_id_index" ON "hospital_members" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "hospital_status_events_hospital_id_at_index" ON "hospital_status_events" USING btree ("hospital_id","at");--> statement-breakpoint
CREATE INDEX "hospitals_legal_name_key_index" ON "hospitals" USING btree ("legal_name_key");--> statement-breakpoint
CREATE INDEX "hospitals_display_name_key_index" ON "hospitals" USING btree ("display_name_key");--> statement-breakpoint
CREATE INDEX "hospitals_waiting" ON "hospitals" USING btree ("submitted_at") WHERE "hospitals"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_hospital_per_registration" ON "hospitals" USING btree ("registration_number") WHERE "hospitals"."status" = 'verified' and "hospitals"."registration_number" is not null;--> statement-breakpoint
CREATE INDEX "consent_receipts_account_id_index" ON "consent_receipts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_consent" ON "consent_receipts" USING btree ("account_id","item") WHERE "consent_receipts"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "form_drafts_expires_at_index" ON "form_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_account_id_token_hash_index" ON "known_devices" USING btree ("account_id","token_hash");--> statement-breakpoint
CREATE INDEX "known_devices_token_hash_index" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_id_index" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "phone_challenges_created_at_index" ON "phone_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_codes_challenge_id_send_index" ON "phone_codes" USING btree ("challenge_id","send");--> statement-breakpoint
CREATE INDEX "sessions_account_id_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_events_key_kind_at_index" ON "sign_in_events" USING btree ("key","kind","at");--> statement-breakpoint
CREATE INDEX "sign_in_events_at_index" ON "sign_in_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_methods_provider_id_provider_account_id_index" ON "sign_in_methods" USING btree ("provider_id","provider_account_id");--> statement-breakpoint
CREATE INDEX "sign_in_methods_account_id_index" ON "sign_in_methods" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "two_factors_account_id_index" ON "two_factors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "interview_events_interview_id_at_index" ON "interview_events" USING btree ("interview_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_interview_per_application" ON "interviews" USING btree ("application_id") WHERE "interviews"."status" in ('proposed', 'scheduled');--> statement-breakpoint
CREATE INDEX "interviews_of_hospital" ON "interviews" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_of_specialist" ON "interviews" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_ahead" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "job_reports_reporter_account_id_index" ON "job_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "job_reports" USING btree ("created_at") WHERE "job_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "job_search_changes_by_transaction" ON "job_search_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "job_status_events_job_id_at_index" ON "job_status_events" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "open_jobs_newest" ON "jobs" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_speciality" ON "jobs" USING btree ("speciality_slug","opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_speciality_and_cell" ON "jobs" USING btree ("speciality_slug","cell","opened_at","id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_cell" ON "jobs" USING btree ("cell","opened_at" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_with_bonus" ON "jobs" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open' and "jobs"."joining_bonus_paise" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_hospital" ON "jobs" USING btree ("hospital_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id_index" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_candidate_search_is_saved_once" ON "candidate_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "candidate_searches_hospital_id_index" ON "candidate_searches" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "candidate_searches_removed" ON "candidate_searches" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "notified_specialists_specialist_id_index" ON "notified_specialists" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "saved_candidates_specialist_id_index" ON "saved_candidates" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "message_files_message_id_index" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("thread_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_account_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_reads_account_id_index" ON "thread_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_of_hospital" ON "threads" USING btree ("hospital_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_of_specialist" ON "threads" USING btree ("specialist_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_by_last_message" ON "threads" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unread_notifications" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_event" ON "notifications" USING btree ("key","account_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_index" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "offer_events_offer_id_at_index" ON "offer_events" USING btree ("offer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_that_run_out" ON "offers" USING btree ("expires_at") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "placements_hospital_id_index" ON "placements" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "placements_specialist_id_index" ON "placements" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "placements_created_at_index" ON "placements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "erasures_due_at_index" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_type_subject_id_at_index" ON "audit_events" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "daily_allowances_day_index" ON "daily_allowances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_channel_failed_at_index" ON "deliveries" USING btree ("channel","failed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_channel_sent_at_index" ON "deliveries" USING btree ("channel","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "demo_outbox_created_at_index" ON "demo_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "search_changes_specialist_id_index" ON "search_changes" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "search_listings_newest" ON "search_listings" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "educations_specialist_id_index" ON "educations" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_once" ON "hidden_hospitals" USING btree ("specialist_id","name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_name_key_index" ON "hidden_hospitals" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_hospital_id_index" ON "hidden_hospitals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "profile_access_specialist_id_at_index" ON "profile_access" USING btree ("specialist_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_profile_view_a_day" ON "profile_access" USING btree ("specialist_id","hospital_id","day") WHERE "profile_access"."what" = 'profile';--> statement-breakpoint
CREATE UNIQUE INDEX "one_resume_preview_a_day" ON "profile_access" USING btree ("specialist_id","hospital_id","day") WHERE "profile_access"."what" = 'resume-preview';--> statement-breakpoint
CREATE INDEX "profile_revisions_specialist_id_created_at_index" ON "profile_revisions" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_revisions_created_at_index" ON "profile_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "resume_readings_specialist_id_index" ON "resume_readings" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_resume" ON "resumes" USING btree ("specialist_id") WHERE "resumes"."retired_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "specialist_skills_specialist_id_name_index" ON "specialist_skills" USING btree ("specialist_id","name");--> statement-breakpoint
CREATE INDEX "specialists_by_speciality" ON "specialists" USING btree ("speciality_slug");--> statement-breakpoint
CREATE INDEX "work_experiences_specialist_id_index" ON "work_experiences" USING btree ("specialist_id");--> statement-breakpoint
-- From here on: what drizzle-kit does not generate from the tables.

-- No one can apply to a job that is not open or whose hospital is not verified, whatever code tries to.
CREATE FUNCTION refuse_application_to_job_that_is_not_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM jobs JOIN hospitals ON hospitals.id = jobs.hospital_id
		WHERE jobs.id = NEW.job_id AND jobs.status = 'open' AND hospitals.status = 'verified';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'job % takes no applications', NEW.job_id USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_need_an_open_job';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_need_an_open_job BEFORE INSERT ON applications
	FOR EACH ROW EXECUTE FUNCTION refuse_application_to_job_that_is_not_open();--> statement-breakpoint

-- A job can only be open at a verified hospital.
CREATE FUNCTION refuse_open_job_of_unverified_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM hospitals WHERE id = NEW.hospital_id AND status = 'verified') THEN
		RAISE EXCEPTION 'hospital % is not verified', NEW.hospital_id USING ERRCODE = 'check_violation', CONSTRAINT = 'open_jobs_need_a_verified_hospital';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER open_jobs_need_a_verified_hospital BEFORE INSERT OR UPDATE OF status ON jobs
	FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION refuse_open_job_of_unverified_hospital();--> statement-breakpoint

-- Audit events are never changed, and are kept for three years.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_are_append_only BEFORE UPDATE ON audit_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint
CREATE TRIGGER audit_events_are_kept BEFORE DELETE ON audit_events
	FOR EACH ROW WHEN (OLD.at > now() - interval '3 years') EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint

-- A specialist has one interview at a time, and so does an interviewer.
ALTER TABLE "interviews" ADD CONSTRAINT "no_overlap_for_specialist" EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'scheduled');--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "no_overlap_for_interviewer" EXCLUDE USING gist ("interviewer_account_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" = 'scheduled');--> statement-breakpoint

-- Each change of a fact that the search for specialists knows leaves a row here, in the transaction of the change. Appending
-- takes no lock, so commands cannot wait for each other. A bulk load switches this off and notes one change of all at its end.
-- A row about a deleted specialist says nothing about them.
CREATE FUNCTION note_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		EXECUTE format('INSERT INTO search_changes (specialist_id) SELECT DISTINCT %I FROM changed WHERE EXISTS (SELECT 1 FROM specialists WHERE id = changed.%I)', TG_ARGV[0], TG_ARGV[0]);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_search_change_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_changes (specialist_id) VALUES (NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
	source record;
BEGIN
	FOR source IN
		SELECT * FROM (VALUES
			('specialists', 'id'), ('specialist_skills', 'specialist_id'), ('educations', 'specialist_id'),
			('work_experiences', 'specialist_id'), ('resumes', 'specialist_id'), ('credentials', 'specialist_id')
		) AS sources (name, key)
	LOOP
		EXECUTE format('CREATE TRIGGER note_inserts_for_search AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER note_updates_for_search AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER note_deletes_for_search AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_search_change(%L)', source.name, source.key);
		EXECUTE format('CREATE TRIGGER note_truncates_for_search AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_search_change_of_all()', source.name);
	END LOOP;
END $$;--> statement-breakpoint

-- A specialist is listed while the profile is visible and the account not suspended. One who becomes visible again is listed as new.
CREATE FUNCTION list_specialist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_listings WHERE specialist_id = OLD.id;
		DELETE FROM search_changes WHERE specialist_id = OLD.id;
		INSERT INTO search_changes (gone) VALUES (left(replace(OLD.id::text, '-', ''), 15));
	ELSIF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		IF EXISTS (SELECT 1 FROM specialists JOIN accounts USING (id) WHERE id = NEW.id AND profile_visibility AND suspended_at IS NULL) THEN
			INSERT INTO search_listings (specialist_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
		ELSE
			DELETE FROM search_listings WHERE specialist_id = NEW.id;
		END IF;
		IF TG_TABLE_NAME = 'accounts' THEN
			INSERT INTO search_changes (specialist_id) SELECT id FROM specialists WHERE id = NEW.id;
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER specialists_are_listed AFTER INSERT OR DELETE OR UPDATE OF profile_visibility ON specialists
	FOR EACH ROW EXECUTE FUNCTION list_specialist();--> statement-breakpoint
CREATE TRIGGER suspended_specialists_are_not_listed AFTER UPDATE OF suspended_at ON accounts
	FOR EACH ROW WHEN (NEW.kind = 'specialist' AND OLD.suspended_at IS DISTINCT FROM NEW.suspended_at)
	EXECUTE FUNCTION list_specialist();--> statement-breakpoint

-- The same for jobs. A job that is open neither before nor after a change is not searched, and a new applicant changes nothing
-- that is searched.
CREATE FUNCTION note_job_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		INSERT INTO job_search_changes (job_id) VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_inserts_for_search AFTER INSERT ON jobs
	FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint
CREATE TRIGGER note_updates_for_search AFTER UPDATE OF
	hospital_id, status, speciality_slug, latitude, longitude, shift_type, starts_on, experience_min_years, experience_max_years,
	pay_min_paise, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent, search_text, opened_at ON jobs
	FOR EACH ROW WHEN (OLD.status = 'open' OR NEW.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint
CREATE TRIGGER note_deletes_for_search AFTER DELETE ON jobs
	FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint

CREATE FUNCTION note_job_search_change_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_search_changes (job_id) VALUES (NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_truncates_for_search AFTER TRUNCATE ON jobs
	FOR EACH STATEMENT EXECUTE FUNCTION note_job_search_change_of_all();--> statement-breakpoint

-- Only jobs of a verified hospital can be found, so a change of its status changes what the search finds.
CREATE FUNCTION note_job_search_changes_of_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_search_changes (job_id) SELECT id FROM jobs WHERE hospital_id = NEW.id AND status = 'open';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_jobs_of_hospital_for_search AFTER UPDATE OF status ON hospitals
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_job_search_changes_of_hospital();--> statement-breakpoint

-- Which hospital an entry in a specialist's list of hidden hospitals means: the one with its id, or any hospital with the same
-- name, also one that registered or was renamed later. So a hospital cannot escape a block by registering again.
CREATE VIEW hiding AS
	SELECT entry.specialist_id, hospital.id AS hospital_id, entry.blocked
	FROM hidden_hospitals entry
	JOIN hospitals hospital ON hospital.id = entry.hospital_id
		OR hospital.legal_name_key = entry.name_key OR hospital.display_name_key = entry.name_key;--> statement-breakpoint

-- What lies between a hospital and a specialist: a row for every pair, worked out when it is read. Name at least one side, and
-- few of the other. The view holds facts only; what follows from them is in app/relations/rules.ts.
CREATE VIEW relations AS
	SELECT hospital_id, specialist_id, verified, private, suspended, anonymous, hidden, blocked, applied, shortlist_settles_at,
		coalesce(shortlist_settles_at <= statement_timestamp(), false) AS shortlisted,
		contact IS NOT NULL AS contact_accepted, coalesce(contact, false) AS contact_shared
	FROM (
		SELECT two.*, (
			-- When a rejection ends the access that the application gave, it also ends what an earlier acceptance gave.
			SELECT bool_or(request.contact_shared) FROM contact_requests request
			WHERE request.specialist_id = two.specialist_id AND request.hospital_id = two.hospital_id
				AND request.status = 'accepted' AND request.revoked_at IS NULL
				AND (two.let_go_at IS NULL OR two.let_go_at < request.decided_at)
		) AS contact
		FROM (
			SELECT hospital.id AS hospital_id, specialist.id AS specialist_id,
				hospital.status = 'verified' AS verified,
				NOT specialist.profile_visibility AS private,
				account.suspended_at IS NOT NULL AS suspended,
				specialist.anonymous_mode AS anonymous,
				EXISTS (SELECT FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id) AS hidden,
				EXISTS (SELECT FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id AND hiding.blocked) AS blocked,
				-- Access ends at once when the specialist withdraws, and 30 days after a rejection, or earlier when the specialist ends it.
				EXISTS (
					SELECT FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
						AND application.stage <> 'withdrawn'
						AND (application.stage <> 'rejected' OR application.access_ended_at IS NULL
							AND application.stage_changed_at > statement_timestamp() - interval '30 days')
				) AS applied,
				(
					SELECT max(application.stage_changed_at) FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id AND application.stage = 'rejected'
						AND (application.access_ended_at IS NOT NULL
							OR application.stage_changed_at <= statement_timestamp() - interval '30 days')
				) AS let_go_at,
				-- When the first shortlisting (or a later stage) can no longer be undone. Until then it shares nothing, so a hospital
				-- cannot shortlist, read the phone number and undo.
				(
					SELECT min(coalesce((
						SELECT min(event.at) FROM application_events event
						WHERE event.application_id = application.id AND event.undoes IS NULL
							AND event."to" IN ('shortlisted', 'interview', 'offered', 'hired')
							AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
					), application.stage_changed_at)) + interval '60 seconds'
					FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
						AND application.stage IN ('shortlisted', 'interview', 'offered', 'hired')
				) AS shortlist_settles_at
			FROM hospitals hospital CROSS JOIN specialists specialist JOIN accounts account ON account.id = specialist.id
		) two
	) both_sides;
