ALTER TABLE "jobs" DROP CONSTRAINT "job_duty_sheet";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bond" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bond_amount" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bond_months" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bond_for" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bond_falls" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "certificates_never_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "engagement" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "social_security" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_day" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_mode" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "settlement_days" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hospital_notice_days" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "probation_months" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "work_days_per_week" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "weekly_off" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "night_consent" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "night_transport" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "night_rest_room" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "indemnity_limit" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "training_costs" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "restraint_months" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "accommodation_cost" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "accommodation_deduction" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "internal_committee" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "appointment_letter" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_terms" CHECK ("jobs"."bond" in ('none', 'amount') and "jobs"."bond_months" between 1 and 120 and "jobs"."bond_falls" in ('monthly', 'yearly', 'at-end') and "jobs"."engagement" in ('employee', 'professional', 'visiting', 'locum') and "jobs"."social_security" in ('all', 'pf-esi', 'pf-gratuity', 'pf', 'none') and "jobs"."pay_day" between 1 and 31 and "jobs"."pay_mode" in ('bank', 'upi', 'cheque', 'cash') and "jobs"."settlement_days" between 0 and 90 and "jobs"."notice_period_days" between 0 and 365 and "jobs"."hospital_notice_days" between 0 and 365 and "jobs"."probation_months" between 0 and 24 and "jobs"."work_days_per_week" between 1 and 7 and "jobs"."weekly_off" in ('sunday', 'fixed', 'roster', 'none') and "jobs"."leave_days_per_year" between 0 and 365 and "jobs"."night_consent" in ('asked', 'duty') and "jobs"."night_transport" in ('provided', 'none') and "jobs"."night_rest_room" in ('provided', 'none') and "jobs"."indemnity" in ('hospital', 'own') and "jobs"."training_costs" in ('hospital', 'shared', 'own') and "jobs"."restraint_months" between 0 and 60 and "jobs"."accommodation_cost" in ('free', 'deducted') and "jobs"."internal_committee" in ('constituted', 'none') and "jobs"."appointment_letter" in ('before', 'day', 'after')) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_term_amounts" CHECK ("jobs"."bond_amount" between 1 and 10000000000000 and "jobs"."indemnity_limit" between 1 and 10000000000000 and "jobs"."accommodation_deduction" between 1 and 10000000000000) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_without_bond" CHECK ("jobs"."bond" is distinct from 'none' or num_nonnulls("jobs"."bond_amount", "jobs"."bond_months", "jobs"."bond_for", "jobs"."bond_falls") = 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "posted_bond_is_whole" CHECK ("jobs"."status" in ('draft', 'removed') or "jobs"."bond" is distinct from 'amount' or ("jobs"."bond_amount" is not null and "jobs"."bond_months" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_duty_sheet" CHECK ("jobs"."cases_per_day_min" between 0 and 200 and "jobs"."cases_per_day_max" between "jobs"."cases_per_day_min" and 200 and "jobs"."on_call" in ('none', 'home', 'hospital') and "jobs"."on_call_every" between 1 and 31 and "jobs"."nights_per_month" between 0 and 31 and "jobs"."accommodation" in ('none', 'shared-room', 'room', 'flat', 'allowance') and "jobs"."meals" in ('none', 'on-duty', 'all') and "jobs"."vacancies" between 1 and 500) NOT VALID;