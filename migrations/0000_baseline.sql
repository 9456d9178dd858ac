-- The tables of this product. What stands on them (views, functions, triggers, policies) is beside its owner: app/database-objects.server.ts.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TYPE "public"."application_stage" AS ENUM('applied', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."contact_request_status" AS ENUM('sent', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."cover_status" AS ENUM('open', 'covered', 'finished', 'confirmed', 'cancelled', 'unfilled', 'missed', 'disputed', 'lapsed');--> statement-breakpoint
CREATE TYPE "public"."credential_kind" AS ENUM('registration', 'degree', 'certificate');--> statement-breakpoint
CREATE TYPE "public"."credential_status" AS ENUM('pending', 'verified', 'rejected', 'expired');--> statement-breakpoint
CREATE TYPE "public"."hospital_status" AS ENUM('pending', 'verified', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'recruiter', 'interviewer');--> statement-breakpoint
CREATE TYPE "public"."account_kind" AS ENUM('specialist', 'member', 'operator');--> statement-breakpoint
CREATE TYPE "public"."interview_mode" AS ENUM('in-person', 'phone', 'video');--> statement-breakpoint
CREATE TYPE "public"."interview_status" AS ENUM('proposed', 'scheduled', 'completed', 'no-show', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('permanent', 'locum', 'part-time', 'visiting');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('draft', 'open', 'paused', 'closed', 'removed');--> statement-breakpoint
CREATE TYPE "public"."pay_unit" AS ENUM('month', 'shift', 'hour', 'case');--> statement-breakpoint
CREATE TYPE "public"."joining_date_status" AS ENUM('proposed', 'accepted', 'declined', 'withdrawn');--> statement-breakpoint
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
	"muted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_answers" (
	"api_key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_answers_api_key_id_idempotency_key_pk" PRIMARY KEY("api_key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"window_started_at" timestamp with time zone,
	"window_calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "api_keys_hash_unique" UNIQUE("hash"),
	CONSTRAINT "api_key_may_do_something" CHECK (cardinality("api_keys"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"from" "application_stage",
	"to" "application_stage" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undoes" uuid,
	"batch_id" uuid,
	CONSTRAINT "undone_once" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "application_invitations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invitation_answer" CHECK ("application_invitations"."answer" in ('accepted', 'declined')),
	CONSTRAINT "answered_invitation_has_a_date" CHECK (("application_invitations"."answer" is null) = ("application_invitations"."answered_at" is null))
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
	"answer_reminded_at" timestamp with time zone,
	"closed_unanswered_at" timestamp with time zone,
	"access_ended_at" timestamp with time zone,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "one_application_per_job" UNIQUE("job_id","specialist_id"),
	CONSTRAINT "application_origin" CHECK ("applications"."origin" in ('applied', 'contacted')),
	CONSTRAINT "only_access_after_a_rejection_is_ended" CHECK ("applications"."stage" = 'rejected' or "applications"."access_ended_at" is null),
	CONSTRAINT "closed_unanswered_is_rejected" CHECK ("applications"."stage" = 'rejected' or "applications"."closed_unanswered_at" is null),
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
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"net_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_note_number_length" CHECK (char_length("credit_notes"."number") <= 16),
	CONSTRAINT "credit_note_adds_up" CHECK ("credit_notes"."total_paise" > 0 and "credit_notes"."net_paise" + "credit_notes"."cgst_paise" + "credit_notes"."sgst_paise" + "credit_notes"."igst_paise" = "credit_notes"."total_paise")
);
--> statement-breakpoint
CREATE TABLE "demo_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller_name" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_gstin" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_address" text NOT NULL,
	"buyer_gstin" text,
	"place_of_supply" text NOT NULL,
	"description" text NOT NULL,
	"sac" text NOT NULL,
	"gst_percent" integer NOT NULL,
	"net_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "invoices_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_number_length" CHECK (char_length("invoices"."number") <= 16),
	CONSTRAINT "invoice_adds_up" CHECK ("invoices"."net_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise" = "invoices"."total_paise"
				and ("invoices"."igst_paise" = 0 or "invoices"."cgst_paise" + "invoices"."sgst_paise" = 0))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_event_id" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"status" text,
	"payment_id" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" uuid,
	CONSTRAINT "payment_events_providerEventId_unique" UNIQUE("provider_event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"provider_payment_id" text NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"net_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"unused_paise" bigint,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_providerPaymentId_unique" UNIQUE("provider_payment_id"),
	CONSTRAINT "payment_plan" CHECK ("payments"."plan" in ('starter', 'growth', 'network')),
	CONSTRAINT "payment_cycle" CHECK ("payments"."cycle" in ('monthly', 'yearly')),
	CONSTRAINT "payment_adds_up" CHECK ("payments"."net_paise" + "payments"."gst_paise" = "payments"."total_paise" and "payments"."total_paise" > 0),
	CONSTRAINT "payment_period" CHECK ("payments"."period_start" < "payments"."period_end")
);
--> statement-breakpoint
CREATE TABLE "plan_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"cycle" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"checkout_url" text,
	"status" text DEFAULT 'ordering' NOT NULL,
	"heard_at" timestamp with time zone,
	"waits" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	"due_net_paise" bigint,
	"unused_paise" bigint,
	"replaced_at" timestamp with time zone,
	"is_ending" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_order_has_a_start" CHECK (not "plan_orders"."waits" or "plan_orders"."starts_at" is not null),
	CONSTRAINT "order_plan" CHECK ("plan_orders"."plan" in ('starter', 'growth', 'network')),
	CONSTRAINT "order_cycle" CHECK ("plan_orders"."cycle" in ('monthly', 'yearly')),
	CONSTRAINT "order_provider" CHECK ("plan_orders"."provider" in ('razorpay', 'demo')),
	CONSTRAINT "order_status" CHECK ("plan_orders"."status" in ('ordering', 'created', 'authenticated', 'pending', 'halted', 'paused', 'active', 'completed', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"status" text DEFAULT 'trialing' NOT NULL,
	"ends_at" timestamp with time zone,
	"end_reminded_for" timestamp with time zone,
	"agreed_requests" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_plan" CHECK ("subscriptions"."plan" in ('starter', 'growth', 'network')),
	CONSTRAINT "subscription_status" CHECK ("subscriptions"."status" in ('trialing', 'active', 'past_due', 'cancelled')),
	CONSTRAINT "paid_subscription_has_an_end" CHECK ("subscriptions"."status" not in ('active', 'past_due') or "subscriptions"."ends_at" is not null),
	CONSTRAINT "subscription_agreed_requests" CHECK ("subscriptions"."agreed_requests" > 0)
);
--> statement-breakpoint
CREATE TABLE "case_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"refusal_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"author_account_id" uuid,
	"refused_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "one_appeal_of_a_refusal" UNIQUE("refusal_id"),
	CONSTRAINT "appeal_decided_by_another" CHECK ("case_appeals"."decided_by" <> "case_appeals"."refused_by"),
	CONSTRAINT "appeal_outcome" CHECK ("case_appeals"."outcome" in ('granted', 'denied'))
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_account_id" uuid,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_message_side" CHECK ("case_messages"."side" in ('operator', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"hospital_id" uuid,
	"specialist_id" uuid,
	"credential_id" uuid,
	"assigned_to" uuid,
	"assigned_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"held_reason" text,
	"note" text,
	"asked_version" integer,
	"asked_at" timestamp with time zone,
	"asked_side" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_case_of_a_thing" UNIQUE("kind","subject_id"),
	CONSTRAINT "case_kind" CHECK ("cases"."kind" in ('hospital', 'credential', 'review', 'job-report', 'user-report', 'rating', 'contact-message', 'proposal', 'appeal', 'task')),
	CONSTRAINT "held_case_has_a_reason" CHECK ("cases"."held_until" is null or "cases"."held_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "operator_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"waits" boolean NOT NULL,
	"input" jsonb,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"carried_out_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "decision_ends_once" CHECK ("operator_decisions"."carried_out_at" is null or "operator_decisions"."undone_at" is null),
	CONSTRAINT "ended_decision_keeps_no_words" CHECK ("operator_decisions"."input" is null or ("operator_decisions"."carried_out_at" is null and "operator_decisions"."undone_at" is null))
);
--> statement-breakpoint
CREATE TABLE "operator_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"keyboard_shortcuts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"hospital_id" uuid,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"report_id" uuid,
	"was_open" boolean NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposal_kind" CHECK ("proposals"."kind" in ('remove-job', 'release-number', 'discard-task')),
	CONSTRAINT "proposal_outcome" CHECK ("proposals"."outcome" in ('confirmed', 'declined')),
	CONSTRAINT "confirmed_by_another" CHECK ("proposals"."outcome" <> 'confirmed' or "proposals"."decided_by" <> "proposals"."proposed_by")
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
	"accepts_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
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
CREATE TABLE "contact_message_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" text
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"sender_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_status" CHECK ("contact_messages"."status" in ('open', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
CREATE TABLE "cover_asks" (
	"request_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"wave" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "cover_asks_request_id_specialist_id_pk" PRIMARY KEY("request_id","specialist_id"),
	CONSTRAINT "cover_answer" CHECK ("cover_asks"."answer" in ('accepted', 'declined', 'gave-back')),
	CONSTRAINT "answered_cover_has_a_time" CHECK (("cover_asks"."answer" is null) = ("cover_asks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "cover_days_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_days_off_in_order" CHECK ("cover_days_off"."last_day" >= "cover_days_off"."first_day")
);
--> statement-breakpoint
CREATE TABLE "cover_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"from" "cover_status",
	"to" "cover_status" NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_extra_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_extra_hours_in_order" CHECK ("cover_extra_hours"."ends_at" > "cover_extra_hours"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "cover_favourites" (
	"hospital_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_favourites_hospital_id_specialist_id_pk" PRIMARY KEY("hospital_id","specialist_id")
);
--> statement-breakpoint
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
CREATE TABLE "cover_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cover_preferences" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"on_until" timestamp with time zone,
	"radius_km" integer DEFAULT 20 NOT NULL,
	"least_case_paise" bigint,
	"least_shift_paise" bigint,
	"least_hour_paise" bigint,
	"emergencies" boolean DEFAULT true NOT NULL,
	"children" boolean DEFAULT true NOT NULL,
	"further" boolean DEFAULT false NOT NULL,
	"at_night" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_radius" CHECK ("cover_preferences"."radius_km" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "cover_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid,
	"specialist_id" uuid,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_replies_hospitalId_unique" UNIQUE("hospital_id"),
	CONSTRAINT "cover_replies_specialistId_unique" UNIQUE("specialist_id"),
	CONSTRAINT "cover_reply_is_of_one" CHECK (num_nonnulls("cover_replies"."hospital_id", "cover_replies"."specialist_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "cover_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"site_id" uuid,
	"author_account_id" uuid,
	"location" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"speciality_slug" text NOT NULL,
	"work" text NOT NULL,
	"procedure_slug" text,
	"urgency" text NOT NULL,
	"patient" text NOT NULL,
	"asa" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"pay_paise" bigint NOT NULL,
	"pay_unit" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"credentials" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"further_km" integer DEFAULT 0 NOT NULL,
	"favourites_counted" boolean DEFAULT false NOT NULL,
	"series_id" uuid,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"status" "cover_status" DEFAULT 'open' NOT NULL,
	"specialist_id" uuid,
	"accepted_at" timestamp with time zone,
	"number_read_at" timestamp with time zone,
	"on_the_way_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"worked_from" timestamp with time zone,
	"worked_to" timestamp with time zone,
	"hours_by" text,
	"counter_from" timestamp with time zone,
	"counter_to" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"due_paise" bigint,
	"as_described" boolean,
	"paid_at" timestamp with time zone,
	"wave" integer DEFAULT 0 NOT NULL,
	"next_wave_at" timestamp with time zone,
	"round_wave" integer DEFAULT 0 NOT NULL,
	"all_asked_at" timestamp with time zone,
	"asked_frozen" integer,
	"help" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cover_pay" CHECK ("cover_requests"."pay_paise" between 1 and 10000000000000),
	CONSTRAINT "cover_hours" CHECK ("cover_requests"."ends_at" > "cover_requests"."starts_at" and "cover_requests"."ends_at" <= "cover_requests"."starts_at" + interval '24 hours'),
	CONSTRAINT "cover_asa" CHECK ("cover_requests"."asa" between 1 and 5),
	CONSTRAINT "cover_worked" CHECK ("cover_requests"."worked_to" > "cover_requests"."worked_from"),
	CONSTRAINT "only_taken_cover_has_someone" CHECK ("cover_requests"."status" not in ('open', 'unfilled') or "cover_requests"."specialist_id" is null),
	CONSTRAINT "cover_counter" CHECK ("cover_requests"."counter_to" > "cover_requests"."counter_from")
);
--> statement-breakpoint
CREATE TABLE "cover_settings" (
	"hospital_id" uuid PRIMARY KEY NOT NULL,
	"may_be_tired" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_sheets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"site_id" uuid,
	"equipment" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_cover_sheet_of_a_site" UNIQUE NULLS NOT DISTINCT("hospital_id","site_id")
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
	"checked_name" text,
	"checked_against" text,
	"reminded_for" date,
	"reminded_days" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registration_is_complete" CHECK ("credentials"."kind" <> 'registration' or ("credentials"."council_code" is not null and "credentials"."number" is not null)),
	CONSTRAINT "verified_credential_has_a_date" CHECK ("credentials"."status" <> 'verified' or "credentials"."verified_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "hospital_departments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"beds" integer,
	"tables" integer,
	"head_role" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"scan" text DEFAULT 'scanning' NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_documents_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "one_document_of_a_kind" UNIQUE("hospital_id","kind"),
	CONSTRAINT "hospital_document_kind" CHECK ("hospital_documents"."kind" in ('registration', 'tax', 'authority')),
	CONSTRAINT "hospital_document_size" CHECK ("hospital_documents"."size_bytes" between 1 and 5242880),
	CONSTRAINT "hospital_document_scan" CHECK ("hospital_documents"."scan" in ('scanning', 'clean', 'infected'))
);
--> statement-breakpoint
CREATE TABLE "hospital_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "member_role" NOT NULL,
	"sites" uuid[],
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invited_owner_of_all_sites" CHECK ("hospital_invitations"."sites" is null or "hospital_invitations"."role" <> 'owner')
);
--> statement-breakpoint
CREATE TABLE "hospital_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hospital_id" uuid NOT NULL,
	"role" "member_role" NOT NULL,
	"sites" uuid[],
	"keyboard_shortcuts" boolean DEFAULT true NOT NULL,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_of_all_sites" CHECK ("hospital_members"."sites" is null or "hospital_members"."role" <> 'owner')
);
--> statement-breakpoint
CREATE TABLE "hospital_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"caption" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hospital_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_keys" text[] DEFAULT '{}' NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pin" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_site_of_a_name" UNIQUE("hospital_id","name"),
	CONSTRAINT "site_pin" CHECK ("hospital_sites"."pin" ~ '^[1-9][0-9]{5}$')
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
	"name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_keys" text[] DEFAULT '{}' NOT NULL,
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
	"promise_reply" text,
	"facilities" text[] DEFAULT '{}' NOT NULL,
	"logo_key" text,
	"registration_number" text,
	"facility_id" text,
	"gstin" text,
	"status" "hospital_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_against" text,
	"last_checked_at" timestamp with time zone,
	"check_reminded_for" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_pin" CHECK ("hospitals"."pin" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "verified_hospital_has_a_date" CHECK ("hospitals"."status" <> 'verified' or "hospitals"."verified_at" is not null),
	CONSTRAINT "refused_hospital_has_a_reason" CHECK ("hospitals"."status" not in ('rejected', 'suspended') or "hospitals"."status_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_status" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_status_is_known" CHECK ("account_status"."status" in ('active', 'suspended')),
	CONSTRAINT "suspended_account_has_a_reason" CHECK ("account_status"."status" <> 'suspended' or "account_status"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "account_status_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
	"operator_role" text,
	"operator_invited_by" uuid,
	"last_signed_in_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"owner_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_phone_unique" UNIQUE("phone"),
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_phone_is_e164" CHECK ("accounts"."phone" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "accounts_email_is_lower_case" CHECK ("accounts"."email" = lower("accounts"."email")),
	CONSTRAINT "accounts_can_sign_in" CHECK (case when "accounts"."kind" = 'specialist' then "accounts"."phone" is not null else "accounts"."email" is not null end),
	CONSTRAINT "operators_have_a_role" CHECK (case when "accounts"."kind" = 'operator' then "accounts"."operator_role" in ('check', 'moderate', 'lead') else "accounts"."operator_role" is null end)
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
	"proved_at" timestamp with time zone,
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
CREATE TABLE "interviewers" (
	"interview_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "interviewers_interview_id_account_id_pk" PRIMARY KEY("interview_id","account_id")
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
	"reporter_account_id" uuid,
	"sender_key" text,
	"contact" text,
	"reason" text NOT NULL,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"outcome" text,
	CONSTRAINT "one_report_per_person" UNIQUE("job_id","reporter_account_id"),
	CONSTRAINT "report_has_a_sender" CHECK (("job_reports"."reporter_account_id" is null) = ("job_reports"."sender_key" is not null)),
	CONSTRAINT "report_reason" CHECK ("job_reports"."reason" in ('fee-asked', 'wrong-pay', 'fake-hospital', 'other'))
);
--> statement-breakpoint
CREATE TABLE "search_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"speciality" text,
	"latitude" double precision,
	"longitude" double precision,
	"cell" integer,
	"pay_hourly" bigint NOT NULL,
	"pay_case" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"by_newest" bigint NOT NULL,
	"by_pay" bigint NOT NULL,
	"by_start" bigint NOT NULL,
	"facets" bigint NOT NULL,
	"terms" "tsvector" NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
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
CREATE TABLE "job_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"title" text NOT NULL,
	"speciality_slug" text,
	"speciality" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"site_id" uuid,
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
	"pay_model" text DEFAULT 'fixed' NOT NULL,
	"fee_share_percent" integer,
	"cases_per_day_min" integer,
	"cases_per_day_max" integer,
	"on_call" text,
	"on_call_every" integer,
	"nights_per_month" integer,
	"team" text,
	"accommodation" text,
	"meals" text,
	"leave_days_per_year" integer,
	"notice_period_days" integer,
	"indemnity" text,
	"vacancies" integer,
	"apply_by" date,
	"contact_role" text,
	"urgent" boolean DEFAULT false NOT NULL,
	"status" "job_status" DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"applicant_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"unfinished" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_pay" CHECK ("jobs"."pay_min_paise" between 1 and 10000000000000 and "jobs"."pay_max_paise" between "jobs"."pay_min_paise" and 10000000000000),
	CONSTRAINT "job_bonus" CHECK ("jobs"."joining_bonus_paise" between 1 and 10000000000000),
	CONSTRAINT "job_hours" CHECK ("jobs"."hours_per_shift" between 1 and 48),
	CONSTRAINT "job_experience" CHECK ("jobs"."experience_min_years" between 0 and 60 and "jobs"."experience_max_years" between "jobs"."experience_min_years" and 60),
	CONSTRAINT "job_pay_model" CHECK ("jobs"."pay_model" in ('fixed', 'guarantee', 'share') and "jobs"."fee_share_percent" between 1 and 100),
	CONSTRAINT "job_duty_sheet" CHECK ("jobs"."cases_per_day_min" between 0 and 200 and "jobs"."cases_per_day_max" between "jobs"."cases_per_day_min" and 200 and "jobs"."on_call" in ('none', 'home', 'hospital') and "jobs"."on_call_every" between 1 and 31 and "jobs"."nights_per_month" between 0 and 31 and "jobs"."accommodation" in ('none', 'shared-room', 'room', 'flat', 'allowance') and "jobs"."meals" in ('none', 'on-duty', 'all') and "jobs"."leave_days_per_year" between 0 and 365 and "jobs"."notice_period_days" between 0 and 365 and "jobs"."indemnity" in ('hospital', 'own') and "jobs"."vacancies" between 1 and 500),
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
CREATE TABLE "candidate_pools" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidate_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"muted_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"notified_through" timestamp with time zone DEFAULT now() NOT NULL,
	"shared_at" timestamp with time zone
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
	"pool_id" uuid,
	"specialist_id" uuid NOT NULL,
	"note" text,
	"added_by" uuid,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "a_candidate_is_in_a_pool_once" UNIQUE NULLS NOT DISTINCT("hospital_id","pool_id","specialist_id")
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
	CONSTRAINT "review_subject" CHECK ("reviews"."subject" in ('job', 'job-edit', 'hospital-page', 'contact-request', 'message', 'offer')),
	CONSTRAINT "review_to_specialist" CHECK (("reviews"."subject" in ('contact-request', 'message', 'offer')) = ("reviews"."specialist_id" is not null))
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
	"terms" text,
	"status" "offer_status" DEFAULT 'sent' NOT NULL,
	"decline_reason" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"expiry_reminded_at" timestamp with time zone,
	"joining_reminded_at" timestamp with time zone,
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
	"rating_asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promise_checks" (
	"application_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pay" text,
	"pay_on_time" text,
	"duties" text,
	"accommodation" text,
	"answered_at" timestamp with time zone,
	"shown_pay" text,
	"shown_duties" text,
	"shown_accommodation" text,
	CONSTRAINT "promise_checks_application_id_day_pk" PRIMARY KEY("application_id","day"),
	CONSTRAINT "promise_answers_have_a_time" CHECK (num_nonnulls("promise_checks"."duties", "promise_checks"."accommodation", "promise_checks"."answered_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"application_id" uuid NOT NULL,
	"side" text NOT NULL,
	"rater_account_id" uuid,
	"stars" integer NOT NULL,
	"comment" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by" uuid,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "ratings_application_id_side_pk" PRIMARY KEY("application_id","side"),
	CONSTRAINT "rating_side" CHECK ("ratings"."side" in ('hospital', 'specialist')),
	CONSTRAINT "rating_appeal" CHECK (("ratings"."appeal" is null) = ("ratings"."appealed_at" is null)),
	CONSTRAINT "rating_stars" CHECK ("ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "operator_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "operator_invitation_role" CHECK ("operator_invitations"."role" in ('check', 'moderate', 'lead'))
);
--> statement-breakpoint
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
CREATE TABLE "erasures" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"was_visible" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_anchors" (
	"day" date PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"key" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '\x'::bytea NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"removed_hash" "bytea" DEFAULT '\x'::bytea NOT NULL,
	CONSTRAINT "audit_chains_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_account_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"about" uuid[] DEFAULT '{}' NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"origin" text,
	"address" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer,
	"hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "audit_reasons" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"named" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows" integer NOT NULL
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
CREATE TABLE "picture_reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"storage_key" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" uuid,
	CONSTRAINT "picture_reviews_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_words_pk" PRIMARY KEY("kind","word"),
	CONSTRAINT "search_word_kind" CHECK ("search_words"."kind" in ('job', 'specialist', 'name'))
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
CREATE TABLE "hidden_hospital_matches" (
	"hidden_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"exact" boolean DEFAULT false NOT NULL,
	"alike" boolean DEFAULT true NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hidden_hospital_matches_hidden_id_hospital_id_pk" PRIMARY KEY("hidden_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_hospitals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_keys" text[] DEFAULT '{}' NOT NULL,
	"only_hospital" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"hidden_after_block" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "resume_readings" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"specialist_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"proposal" jsonb,
	"text" text,
	"settled" text[] DEFAULT '{}' NOT NULL,
	"reader_version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "search_specialists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"speciality" text,
	"latitude" double precision,
	"longitude" double precision,
	"cell" integer,
	"city_latitude" double precision,
	"city_longitude" double precision,
	"city_cell" integer,
	"pay" bigint,
	"available_from" date,
	"completeness" integer NOT NULL,
	"by_relevance" bigint NOT NULL,
	"by_relevance_public" bigint NOT NULL,
	"by_experience" bigint NOT NULL,
	"by_experience_public" bigint NOT NULL,
	"by_rating" bigint NOT NULL,
	"by_pay" bigint NOT NULL,
	"facets" bigint NOT NULL,
	"terms" "tsvector" NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
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
	"city_latitude" double precision,
	"city_longitude" double precision,
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
	"hiding_asked_at" timestamp with time zone DEFAULT now(),
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
CREATE TABLE "hospital_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hospital_template_kind" CHECK ("hospital_templates"."kind" in ('message', 'contact-request', 'offer', 'rejection', 'rejection-reason')),
	CONSTRAINT "only_reasons_have_no_text" CHECK (("hospital_templates"."kind" = 'rejection-reason') = ("hospital_templates"."body" = ''))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"shared_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_list" CHECK ("saved_views"."list" in ('applicants', 'jobs', 'interviews', 'requests'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"type" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"application_id" uuid,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"last_attempt_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	"last_milliseconds" integer,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "webhook_told_once" UNIQUE("endpoint_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hospital_id" uuid NOT NULL,
	"created_by" uuid,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_success_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"busy_until" timestamp with time zone,
	CONSTRAINT "webhook_has_events" CHECK (cardinality("webhook_endpoints"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_plan_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."plan_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_orders" ADD CONSTRAINT "plan_orders_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_refused_by_accounts_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_decisions" ADD CONSTRAINT "operator_decisions_operator_id_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_settings" ADD CONSTRAINT "operator_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_asks" ADD CONSTRAINT "cover_asks_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_asks" ADD CONSTRAINT "cover_asks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_days_off" ADD CONSTRAINT "cover_days_off_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_events_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_events" ADD CONSTRAINT "cover_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_extra_hours" ADD CONSTRAINT "cover_extra_hours_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_favourites" ADD CONSTRAINT "cover_favourites_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_first_requests" ADD CONSTRAINT "cover_first_requests_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_links" ADD CONSTRAINT "cover_links_request_id_cover_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."cover_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_links" ADD CONSTRAINT "cover_links_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_preferences" ADD CONSTRAINT "cover_preferences_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_replies" ADD CONSTRAINT "cover_replies_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_replies" ADD CONSTRAINT "cover_replies_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_requests" ADD CONSTRAINT "cover_requests_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_settings" ADD CONSTRAINT "cover_settings_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_sheets" ADD CONSTRAINT "cover_sheets_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cover_sheets" ADD CONSTRAINT "cover_sheets_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_documents" ADD CONSTRAINT "credential_documents_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_pack_id_credential_packs_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."credential_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_pack_openings" ADD CONSTRAINT "credential_pack_openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_packs" ADD CONSTRAINT "credential_packs_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credential_status_events" ADD CONSTRAINT "credential_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_verified_by_accounts_id_fk" FOREIGN KEY ("verified_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_departments" ADD CONSTRAINT "hospital_departments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_documents" ADD CONSTRAINT "hospital_documents_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_documents" ADD CONSTRAINT "hospital_documents_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "hospital_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "hospital_members_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_photos" ADD CONSTRAINT "hospital_photos_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_sites" ADD CONSTRAINT "hospital_sites_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_status_events" ADD CONSTRAINT "hospital_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status" ADD CONSTRAINT "account_status_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status_events" ADD CONSTRAINT "account_status_events_account_id_account_status_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account_status"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status_events" ADD CONSTRAINT "account_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_interviewer_account_id_accounts_id_fk" FOREIGN KEY ("interviewer_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_account_id_accounts_id_fk" FOREIGN KEY ("reporter_account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_jobs" ADD CONSTRAINT "search_jobs_id_jobs_id_fk" FOREIGN KEY ("id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_status_events" ADD CONSTRAINT "job_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_templates" ADD CONSTRAINT "job_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_site_id_hospital_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."hospital_sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD CONSTRAINT "candidate_searches_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_specialists" ADD CONSTRAINT "notified_specialists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notified_specialists" ADD CONSTRAINT "notified_specialists_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_pool_id_candidate_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."candidate_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_candidates" ADD CONSTRAINT "saved_candidates_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_account_id_accounts_id_fk" FOREIGN KEY ("sender_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_reads" ADD CONSTRAINT "thread_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_events" ADD CONSTRAINT "review_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_choices" ADD CONSTRAINT "channel_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_date_events" ADD CONSTRAINT "joining_date_events_proposal_id_joining_date_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."joining_date_proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_date_events" ADD CONSTRAINT "joining_date_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_date_proposals" ADD CONSTRAINT "joining_date_proposals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_author_account_id_accounts_id_fk" FOREIGN KEY ("author_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD CONSTRAINT "promise_checks_application_id_placements_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."placements"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_checks" ADD CONSTRAINT "promise_checks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_application_id_placements_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."placements"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_rater_account_id_accounts_id_fk" FOREIGN KEY ("rater_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_hidden_by_accounts_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_ranges" ADD CONSTRAINT "pay_ranges_month_pay_counts_month_fk" FOREIGN KEY ("month") REFERENCES "public"."pay_counts"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_reasons" ADD CONSTRAINT "audit_reasons_event_id_audit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_hidden_id_hidden_hospitals_id_fk" FOREIGN KEY ("hidden_id") REFERENCES "public"."hidden_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_access" ADD CONSTRAINT "profile_access_member_account_id_accounts_id_fk" FOREIGN KEY ("member_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_revisions" ADD CONSTRAINT "profile_revisions_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_answers" ADD CONSTRAINT "published_answers_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_readings" ADD CONSTRAINT "resume_readings_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_specialists" ADD CONSTRAINT "search_specialists_id_specialists_id_fk" FOREIGN KEY ("id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialist_skills" ADD CONSTRAINT "specialist_skills_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_templates" ADD CONSTRAINT "hospital_templates_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_templates" ADD CONSTRAINT "hospital_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_untold" ON "job_alerts" USING btree ("account_id") WHERE "job_alerts"."notified_at" is null;--> statement-breakpoint
CREATE INDEX "job_alerts_job_id_index" ON "job_alerts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alerts_saved_search_id_index" ON "job_alerts" USING btree ("saved_search_id");--> statement-breakpoint
CREATE UNIQUE INDEX "a_search_is_saved_once" ON "saved_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "searches_by_query" ON "saved_searches" USING btree ("query") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "searches_removed" ON "saved_searches" USING btree ("removed_at") WHERE "saved_searches"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "api_answers_created_at_index" ON "api_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_keys_hospital_id_created_at_index" ON "api_keys" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_created_by_index" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "application_events_application_id_at_index" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "moves_of_batch" ON "application_events" USING btree ("batch_id") WHERE "application_events"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "application_notes_application_id_created_at_index" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_of_specialist" ON "applications" USING btree ("specialist_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_with_resume" ON "applications" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "applications_to_job" ON "applications" USING btree ("job_id","stage","applied_at");--> statement-breakpoint
CREATE INDEX "applications_that_wait" ON "applications" USING btree ("stage_changed_at") WHERE "applications"."stage" in ('applied', 'shortlisted', 'interview', 'offered');--> statement-breakpoint
CREATE INDEX "scorecards_author_account_id_index" ON "scorecards" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_id_index" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_hospital_id_issued_at_index" ON "invoices" USING btree ("hospital_id","issued_at");--> statement-breakpoint
CREATE INDEX "payment_events_order_id_index" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_hospital_id_paid_at_index" ON "payments" USING btree ("hospital_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_subscription_id_index" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_order" ON "plan_orders" USING btree ("hospital_id") WHERE "plan_orders"."status" not in ('completed', 'expired', 'cancelled') and not "plan_orders"."waits" and "plan_orders"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_order" ON "plan_orders" USING btree ("hospital_id") WHERE "plan_orders"."status" not in ('completed', 'expired', 'cancelled') and "plan_orders"."waits";--> statement-breakpoint
CREATE UNIQUE INDEX "order_of_provider" ON "plan_orders" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "plan_orders_hospital_id_created_at_index" ON "plan_orders" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_events_subscription_id_at_index" ON "subscription_events" USING btree ("subscription_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_subscription" ON "subscriptions" USING btree ("hospital_id") WHERE "subscriptions"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "subscriptions_hospital_id_created_at_index" ON "subscriptions" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_to_end" ON "subscriptions" USING btree ("ends_at") WHERE "subscriptions"."status" <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_appeal" ON "case_appeals" USING btree ("case_id") WHERE "case_appeals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "case_appeals_case_id_index" ON "case_appeals" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_appeals_author_account_id_index" ON "case_appeals" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "case_appeals_refused_by_index" ON "case_appeals" USING btree ("refused_by");--> statement-breakpoint
CREATE INDEX "case_appeals_decided_by_index" ON "case_appeals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "case_messages_case_id_sent_at_index" ON "case_messages" USING btree ("case_id","sent_at");--> statement-breakpoint
CREATE INDEX "case_messages_author_account_id_index" ON "case_messages" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "cases_hospital_id_index" ON "cases" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "cases_specialist_id_index" ON "cases" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "cases_credential_id_index" ON "cases" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "cases_assigned_to_index" ON "cases" USING btree ("assigned_to");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_decision" ON "operator_decisions" USING btree ("kind","subject_id") WHERE "operator_decisions"."waits" and "operator_decisions"."carried_out_at" is null and "operator_decisions"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "operator_decisions_operator_id_index" ON "operator_decisions" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_proposal" ON "proposals" USING btree ("kind","subject_id") WHERE "proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "proposals_hospital_id_index" ON "proposals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "proposals_proposed_by_index" ON "proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "proposals_decided_by_index" ON "proposals" USING btree ("decided_by");--> statement-breakpoint
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
CREATE INDEX "contact_message_events_message_id_at_index" ON "contact_message_events" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "contact_messages_sender_key_created_at_index" ON "contact_messages" USING btree ("sender_key","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cover_asks_of_specialist" ON "cover_asks" USING btree ("specialist_id","asked_at");--> statement-breakpoint
CREATE INDEX "cover_days_off_of" ON "cover_days_off" USING btree ("specialist_id","last_day");--> statement-breakpoint
CREATE INDEX "cover_events_request_id_at_index" ON "cover_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "cover_extra_hours_of" ON "cover_extra_hours" USING btree ("specialist_id","ends_at");--> statement-breakpoint
CREATE INDEX "cover_favourites_specialist_id_index" ON "cover_favourites" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_first_cover_request" ON "cover_first_requests" USING btree ("hospital_id") WHERE "cover_first_requests"."outcome" is null or "cover_first_requests"."outcome" = 'released';--> statement-breakpoint
CREATE INDEX "cover_first_requests_hospital_id_index" ON "cover_first_requests" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "first_cover_to_call" ON "cover_first_requests" USING btree ("sent_at") WHERE "cover_first_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "cover_first_requests_author_account_id_index" ON "cover_first_requests" USING btree ("author_account_id");--> statement-breakpoint
CREATE INDEX "cover_first_requests_decided_by_index" ON "cover_first_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "cover_links_of_request" ON "cover_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "cover_links_of_specialist" ON "cover_links" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "cover_preferences_on" ON "cover_preferences" USING btree ("specialist_id") WHERE "cover_preferences"."is_on" or "cover_preferences"."on_until" is not null;--> statement-breakpoint
CREATE INDEX "cover_of_hospital" ON "cover_requests" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "cover_of_specialist" ON "cover_requests" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "cover_that_is_open" ON "cover_requests" USING btree ("starts_at") WHERE "cover_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cover_in_series" ON "cover_requests" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "cover_to_settle" ON "cover_requests" USING btree ("ends_at") WHERE "cover_requests"."status" in ('covered', 'finished', 'confirmed') and "cover_requests"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "cover_sheets_site_id_index" ON "cover_sheets" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "documents_of_credential" ON "credential_documents" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_document" ON "credential_documents" USING btree ("credential_id") WHERE "credential_documents"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "credential_pack_openings_pack_id_at_index" ON "credential_pack_openings" USING btree ("pack_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credential_packs_specialist_id_created_at_index" ON "credential_packs" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credential_status_events_credential_id_at_index" ON "credential_status_events" USING btree ("credential_id","at");--> statement-breakpoint
CREATE INDEX "credentials_specialist_id_index" ON "credentials" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "credentials_that_run_out" ON "credentials" USING btree ("valid_until") WHERE "credentials"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "credentials_waiting" ON "credentials" USING btree ("submitted_at") WHERE "credentials"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_account_per_verified_number" ON "credentials" USING btree ("council_code",regexp_replace(regexp_replace(upper("number"), '[[:space:]/().-]+', '/', 'g'), '(?<=[A-Z])/|/(?=[A-Z])|^/|/$', '', 'g')) WHERE "credentials"."kind" = 'registration' and "credentials"."status" = 'verified';--> statement-breakpoint
CREATE INDEX "hospital_departments_hospital_id_position_index" ON "hospital_departments" USING btree ("hospital_id","position");--> statement-breakpoint
CREATE INDEX "hospital_documents_uploaded_by_index" ON "hospital_documents" USING btree ("uploaded_by");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_invitation" ON "hospital_invitations" USING btree ("hospital_id","email") WHERE "hospital_invitations"."accepted_at" is null and "hospital_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "hospital_invitations_invited_by_index" ON "hospital_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "hospital_members_hospital_id_index" ON "hospital_members" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "hospital_photos_hospital_id_created_at_index" ON "hospital_photos" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "sites_by_name_words" ON "hospital_sites" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "hospital_status_events_hospital_id_at_index" ON "hospital_status_events" USING btree ("hospital_id","at");--> statement-breakpoint
CREATE INDEX "hospitals_legal_name_key_index" ON "hospitals" USING btree ("legal_name_key");--> statement-breakpoint
CREATE INDEX "hospitals_display_name_key_index" ON "hospitals" USING btree ("display_name_key");--> statement-breakpoint
CREATE INDEX "hospitals_by_name_words" ON "hospitals" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "hospitals_waiting" ON "hospitals" USING btree ("submitted_at") WHERE "hospitals"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "one_verified_hospital_per_number" ON "hospitals" USING btree (regexp_replace(regexp_replace(upper("registration_number"), '[[:space:]/().-]+', '/', 'g'), '(?<=[A-Z])/|/(?=[A-Z])|^/|/$', '', 'g')) WHERE "hospitals"."status" = 'verified' and "hospitals"."registration_number" is not null;--> statement-breakpoint
CREATE INDEX "account_status_events_account_id_at_index" ON "account_status_events" USING btree ("account_id","at");--> statement-breakpoint
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
CREATE INDEX "interviews_of_interviewer" ON "interviewers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_interview_per_application" ON "interviews" USING btree ("application_id") WHERE "interviews"."status" in ('proposed', 'scheduled');--> statement-breakpoint
CREATE INDEX "interviews_of_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_of_hospital" ON "interviews" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_of_specialist" ON "interviews" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_ahead" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "job_reports_reporter_account_id_index" ON "job_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "job_reports" USING btree ("created_at") WHERE "job_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "search_jobs_place" ON "search_jobs" USING btree ("cell","speciality") INCLUDE ("id","facets","latitude","longitude","pay_hourly","pay_case","starts_on","by_newest","by_pay","by_start");--> statement-breakpoint
CREATE INDEX "search_jobs_speciality" ON "search_jobs" USING btree ("speciality","cell") INCLUDE ("id","facets","latitude","longitude","pay_hourly","pay_case","starts_on","by_newest","by_pay","by_start");--> statement-breakpoint
CREATE INDEX "search_jobs_newest" ON "search_jobs" USING btree ("by_newest","id");--> statement-breakpoint
CREATE INDEX "search_jobs_pay" ON "search_jobs" USING btree ("by_pay","id");--> statement-breakpoint
CREATE INDEX "search_jobs_start" ON "search_jobs" USING btree ("by_start","id");--> statement-breakpoint
CREATE INDEX "search_jobs_terms" ON "search_jobs" USING gin ("terms") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "job_status_events_job_id_at_index" ON "job_status_events" USING btree ("job_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_template_of_a_name" ON "job_templates" USING btree ("hospital_id",lower("name"));--> statement-breakpoint
CREATE INDEX "job_templates_created_by_index" ON "job_templates" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "open_jobs_newest" ON "jobs" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_speciality" ON "jobs" USING btree ("speciality_slug","opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_speciality_and_cell" ON "jobs" USING btree ("speciality_slug","cell","opened_at","id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_by_cell" ON "jobs" USING btree ("cell","opened_at" DESC NULLS LAST) WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "open_jobs_with_bonus" ON "jobs" USING btree ("opened_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "jobs"."status" = 'open' and "jobs"."joining_bonus_paise" is not null;--> statement-breakpoint
CREATE INDEX "jobs_of_hospital" ON "jobs" USING btree ("hospital_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_at_site" ON "jobs" USING btree ("site_id") WHERE "jobs"."site_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id_index" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_candidate_pool_of_a_name" ON "candidate_pools" USING btree ("hospital_id",lower("name")) WHERE "candidate_pools"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "candidate_pools_created_by_index" ON "candidate_pools" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "a_candidate_search_is_saved_once" ON "candidate_searches" USING btree ("account_id","query");--> statement-breakpoint
CREATE INDEX "candidate_searches_hospital_id_index" ON "candidate_searches" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "candidate_searches_removed" ON "candidate_searches" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "notified_specialists_specialist_id_index" ON "notified_specialists" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "saved_candidates_specialist_id_index" ON "saved_candidates" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "saved_candidates_pool_id_index" ON "saved_candidates" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "message_files_message_id_index" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "messages_of_thread" ON "messages" USING btree ("thread_id","sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_account_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thread_reads_account_id_index" ON "thread_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_of_hospital" ON "threads" USING btree ("hospital_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_of_specialist" ON "threads" USING btree ("specialist_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "threads_by_last_message" ON "threads" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "review_events_review_id_at_index" ON "review_events" USING btree ("review_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_review" ON "reviews" USING btree ("hospital_id","subject","subject_id") WHERE "reviews"."status" = 'waiting' and "reviews"."subject" <> 'message';--> statement-breakpoint
CREATE INDEX "waiting_reviews" ON "reviews" USING btree ("submitted_at") WHERE "reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_of_hospital" ON "reviews" USING btree ("hospital_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_of_subject" ON "reviews" USING btree ("subject_id","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_specialist_id_index" ON "reviews" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "notifications_of_account" ON "notifications" USING btree ("account_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unread_notifications" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_notification_per_event" ON "notifications" USING btree ("key","account_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_account_id_index" ON "push_subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "joining_date_events_proposal_id_at_index" ON "joining_date_events" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_joining_date" ON "joining_date_proposals" USING btree ("offer_id") WHERE "joining_date_proposals"."status" = 'proposed';--> statement-breakpoint
CREATE INDEX "joining_dates_of_offer" ON "joining_date_proposals" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_events_offer_id_at_index" ON "offer_events" USING btree ("offer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "one_accepted_offer" ON "offers" USING btree ("application_id") WHERE "offers"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_of_application" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offers_that_run_out" ON "offers" USING btree ("expires_at") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "placements_hospital_id_index" ON "placements" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "placements_specialist_id_index" ON "placements" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "placements_created_at_index" ON "placements" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "promise_checks_specialist_id_index" ON "promise_checks" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rating_id" ON "ratings" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ratings_that_wait" ON "ratings" USING btree ("created_at") WHERE "ratings"."checked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_operator_invitation" ON "operator_invitations" USING btree ("email") WHERE "operator_invitations"."accepted_at" is null and "operator_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_shown_pay_range" ON "pay_ranges" USING btree ("speciality_slug","unit",coalesce("city", ''),coalesce("band", '')) WHERE "pay_ranges"."is_shown";--> statement-breakpoint
CREATE INDEX "pay_ranges_to_compare" ON "pay_ranges" USING btree ("speciality_slug","unit","month");--> statement-breakpoint
CREATE INDEX "erasures_due_at_index" ON "erasures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "audit_events_subject_type_subject_id_at_index" ON "audit_events" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_at_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_actor_account_id_at_index" ON "audit_events" USING btree ("actor_account_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_about_index" ON "audit_events" USING gin ("about");--> statement-breakpoint
CREATE INDEX "audit_reasons_named_index" ON "audit_reasons" USING gin ("named");--> statement-breakpoint
CREATE INDEX "daily_allowances_day_index" ON "daily_allowances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deliveries_created_at_index" ON "deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deliveries_channel_failed_at_index" ON "deliveries" USING btree ("channel","failed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deliveries_channel_sent_at_index" ON "deliveries" USING btree ("channel","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "demo_outbox_created_at_index" ON "demo_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_waiting" ON "picture_reviews" USING btree ("submitted_at") WHERE "picture_reviews"."approved_at" is null;--> statement-breakpoint
CREATE INDEX "picture_reviews_owner_id_index" ON "picture_reviews" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING btree (left("word", 1),length("word"));--> statement-breakpoint
CREATE INDEX "educations_specialist_id_index" ON "educations" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "hidden_hospital_matches_specialist_id_hospital_id_index" ON "hidden_hospital_matches" USING btree ("specialist_id","hospital_id");--> statement-breakpoint
CREATE INDEX "hidden_hospital_matches_hospital_id_index" ON "hidden_hospital_matches" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_once" ON "hidden_hospitals" USING btree ("specialist_id","name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_name_key_index" ON "hidden_hospitals" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "hidden_hospitals_hospital_id_index" ON "hidden_hospitals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "hidden_by_name_words" ON "hidden_hospitals" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "profile_access_specialist_id_at_index" ON "profile_access" USING btree ("specialist_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "one_profile_view_a_day" ON "profile_access" USING btree ("specialist_id","hospital_id","day") WHERE "profile_access"."what" = 'profile';--> statement-breakpoint
CREATE UNIQUE INDEX "one_resume_preview_a_day" ON "profile_access" USING btree ("specialist_id","hospital_id","day") WHERE "profile_access"."what" = 'resume-preview';--> statement-breakpoint
CREATE INDEX "profile_revisions_specialist_id_created_at_index" ON "profile_revisions" USING btree ("specialist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "profile_revisions_created_at_index" ON "profile_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "published_answers_of_hospital" ON "published_answers" USING btree ("hospital_id","about");--> statement-breakpoint
CREATE INDEX "published_answers_of_specialist" ON "published_answers" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "resume_readings_specialist_id_index" ON "resume_readings" USING btree ("specialist_id");--> statement-breakpoint
CREATE INDEX "resumes_of_specialist" ON "resumes" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_current_resume" ON "resumes" USING btree ("specialist_id") WHERE "resumes"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "search_specialists_place" ON "search_specialists" USING btree ("cell","speciality") INCLUDE ("id","facets","latitude","longitude","pay","available_from","by_relevance","by_experience","by_rating","by_pay");--> statement-breakpoint
CREATE INDEX "search_specialists_by_city" ON "search_specialists" USING btree ("city_cell","speciality") INCLUDE ("id","facets","city_latitude","city_longitude","pay","available_from","by_relevance","by_relevance_public","by_experience","by_experience_public","by_rating","by_pay");--> statement-breakpoint
CREATE INDEX "search_specialists_speciality" ON "search_specialists" USING btree ("speciality","cell") INCLUDE ("id","facets","latitude","longitude","pay","available_from","by_relevance","by_relevance_public","by_experience","by_experience_public","by_rating","by_pay");--> statement-breakpoint
CREATE INDEX "search_specialists_relevance" ON "search_specialists" USING btree ("by_relevance","id");--> statement-breakpoint
CREATE INDEX "search_specialists_relevance_public" ON "search_specialists" USING btree ("by_relevance_public","id");--> statement-breakpoint
CREATE INDEX "search_specialists_experience" ON "search_specialists" USING btree ("by_experience","id");--> statement-breakpoint
CREATE INDEX "search_specialists_experience_public" ON "search_specialists" USING btree ("by_experience_public","id");--> statement-breakpoint
CREATE INDEX "search_specialists_rating" ON "search_specialists" USING btree ("by_rating","id");--> statement-breakpoint
CREATE INDEX "search_specialists_pay" ON "search_specialists" USING btree ("by_pay","id");--> statement-breakpoint
CREATE INDEX "search_specialists_listed" ON "search_specialists" USING btree ("listed_at");--> statement-breakpoint
CREATE INDEX "search_specialists_terms" ON "search_specialists" USING gin ("terms") WITH (fastupdate=off);--> statement-breakpoint
CREATE UNIQUE INDEX "specialist_skills_specialist_id_name_index" ON "specialist_skills" USING btree ("specialist_id","name");--> statement-breakpoint
CREATE INDEX "specialists_by_speciality" ON "specialists" USING btree ("speciality_slug");--> statement-breakpoint
CREATE INDEX "work_experiences_specialist_id_index" ON "work_experiences" USING btree ("specialist_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_hospital_template_of_a_name" ON "hospital_templates" USING btree ("hospital_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "hospital_templates_created_by_index" ON "hospital_templates" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "a_view_is_saved_once" ON "saved_views" USING btree ("account_id","hospital_id","address");--> statement-breakpoint
CREATE INDEX "saved_views_hospital_id_list_index" ON "saved_views" USING btree ("hospital_id","list");--> statement-breakpoint
CREATE INDEX "saved_views_removed" ON "saved_views" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "webhooks_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_index" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_application_id_index" ON "webhook_deliveries" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_index" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_hospital_id_index" ON "webhook_endpoints" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_created_by_index" ON "webhook_endpoints" USING btree ("created_by");--> statement-breakpoint
-- By hand, as drizzle-kit does not know it: above the columns that the indexes of searches INCLUDE, how their tables are cleaned, and the order of
-- search words; here how closely words are counted, and that no two appointments of a person, and no two paid periods of a hospital, overlap.
ALTER TABLE "search_jobs" ALTER COLUMN "terms" SET STATISTICS 400;--> statement-breakpoint
ALTER TABLE "search_specialists" ALTER COLUMN "terms" SET STATISTICS 400;--> statement-breakpoint
ALTER TABLE interviews ADD CONSTRAINT no_overlap_for_interviewer EXCLUDE USING gist (interviewer_account_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'scheduled'::interview_status));--> statement-breakpoint
ALTER TABLE interviewers ADD CONSTRAINT no_overlap_for_interviewers EXCLUDE USING gist (account_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((starts_at IS NOT NULL));--> statement-breakpoint
ALTER TABLE interviews ADD CONSTRAINT no_overlap_for_specialist EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = 'scheduled'::interview_status));--> statement-breakpoint
ALTER TABLE cover_requests ADD CONSTRAINT no_overlap_of_cover EXCLUDE USING gist (specialist_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['covered'::cover_status, 'finished'::cover_status, 'confirmed'::cover_status])));--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_do_not_overlap EXCLUDE USING gist (hospital_id WITH =, tstzrange(period_start, period_end) WITH &&) WHERE ((unused_paise IS NULL));
