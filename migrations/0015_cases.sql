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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_case_of_a_thing" UNIQUE("kind","subject_id"),
	CONSTRAINT "case_kind" CHECK ("cases"."kind" in ('hospital', 'credential', 'review', 'job-report', 'user-report')),
	CONSTRAINT "held_case_has_a_reason" CHECK ("cases"."held_until" is null or "cases"."held_reason" is not null)
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
	"hospital_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"report_id" uuid,
	"was_open" boolean NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposal_kind" CHECK ("proposals"."kind" in ('remove-job')),
	CONSTRAINT "proposal_outcome" CHECK ("proposals"."outcome" in ('confirmed', 'declined')),
	CONSTRAINT "confirmed_by_another" CHECK ("proposals"."outcome" <> 'confirmed' or "proposals"."decided_by" <> "proposals"."proposed_by")
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
ALTER TABLE "hospitals" ADD COLUMN "checked_against" text;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "last_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "check_reminded_for" date;--> statement-breakpoint
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
ALTER TABLE "operator_settings" ADD CONSTRAINT "operator_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_proposed_by_accounts_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_documents" ADD CONSTRAINT "hospital_documents_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_documents" ADD CONSTRAINT "hospital_documents_uploaded_by_accounts_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "one_open_proposal" ON "proposals" USING btree ("kind","subject_id") WHERE "proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "proposals_hospital_id_index" ON "proposals" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "proposals_proposed_by_index" ON "proposals" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "proposals_decided_by_index" ON "proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "hospital_documents_uploaded_by_index" ON "hospital_documents" USING btree ("uploaded_by");