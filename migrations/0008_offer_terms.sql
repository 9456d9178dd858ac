ALTER TABLE "offers" ADD COLUMN "bond" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bond_amount" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bond_months" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bond_for" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "bond_falls" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "certificates_never_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "engagement" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "social_security" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "pay_day" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "pay_mode" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "settlement_days" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "notice_period_days" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "hospital_notice_days" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "probation_months" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "work_days_per_week" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "weekly_off" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "leave_days_per_year" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "night_consent" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "night_transport" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "night_rest_room" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "indemnity" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "indemnity_limit" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "training_costs" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "restraint_months" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "accommodation_cost" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "accommodation_deduction" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "internal_committee" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "appointment_letter" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "differences" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offer_terms" CHECK ("offers"."bond" in ('none', 'amount') and "offers"."bond_months" between 1 and 120 and "offers"."bond_falls" in ('monthly', 'yearly', 'at-end') and "offers"."engagement" in ('employee', 'professional', 'visiting', 'locum') and "offers"."social_security" in ('all', 'pf-esi', 'pf-gratuity', 'pf', 'none') and "offers"."pay_day" between 1 and 31 and "offers"."pay_mode" in ('bank', 'upi', 'cheque', 'cash') and "offers"."settlement_days" between 0 and 90 and "offers"."notice_period_days" between 0 and 365 and "offers"."hospital_notice_days" between 0 and 365 and "offers"."probation_months" between 0 and 24 and "offers"."work_days_per_week" between 1 and 7 and "offers"."weekly_off" in ('sunday', 'fixed', 'roster', 'none') and "offers"."leave_days_per_year" between 0 and 365 and "offers"."night_consent" in ('asked', 'duty') and "offers"."night_transport" in ('provided', 'none') and "offers"."night_rest_room" in ('provided', 'none') and "offers"."indemnity" in ('hospital', 'own') and "offers"."training_costs" in ('hospital', 'shared', 'own') and "offers"."restraint_months" between 0 and 60 and "offers"."accommodation_cost" in ('free', 'deducted') and "offers"."internal_committee" in ('constituted', 'none') and "offers"."appointment_letter" in ('before', 'day', 'after')) NOT VALID;