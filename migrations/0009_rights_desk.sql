CREATE TABLE "suspended_numbers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"reason" text NOT NULL,
	"suspended_by" uuid,
	"suspended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rights_request_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reply" text,
	"proof" text
);
--> statement-breakpoint
CREATE TABLE "rights_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer GENERATED ALWAYS AS IDENTITY (sequence name "rights_requests_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"about" text,
	"nominee_name" text,
	"nominee_contact" text,
	"message" text NOT NULL,
	"sender_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"link_sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rights_requests_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "rights_request_kind" CHECK ("rights_requests"."kind" in ('complaint', 'removal', 'order', 'correction', 'withdrawal', 'nominee')),
	CONSTRAINT "rights_request_status" CHECK ("rights_requests"."status" in ('open', 'answered', 'spam')),
	CONSTRAINT "rights_request_outcome" CHECK ("rights_requests"."outcome" in ('granted', 'refused')),
	CONSTRAINT "rights_request_has_a_sender" CHECK (("rights_requests"."email" is null) <> ("rights_requests"."phone" is null)),
	CONSTRAINT "nominee_has_a_contact" CHECK (("rights_requests"."kind" = 'nominee') = ("rights_requests"."nominee_name" is not null and "rights_requests"."nominee_contact" is not null)),
	CONSTRAINT "only_answered_requests_have_an_outcome" CHECK (("rights_requests"."outcome" is null) = ("rights_requests"."answered_at" is null) and ("rights_requests"."outcome" is null or "rights_requests"."status" = 'answered'))
);
--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "case_kind";--> statement-breakpoint
ALTER TABLE "suspended_numbers" ADD CONSTRAINT "suspended_numbers_suspended_by_accounts_id_fk" FOREIGN KEY ("suspended_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_numbers" ADD CONSTRAINT "suspended_numbers_lifted_by_accounts_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_request_events" ADD CONSTRAINT "rights_request_events_request_id_rights_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."rights_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_request_events" ADD CONSTRAINT "rights_request_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_suspension_of_a_number" ON "suspended_numbers" USING btree ("phone") WHERE "suspended_numbers"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "suspended_numbers_suspended_by_index" ON "suspended_numbers" USING btree ("suspended_by");--> statement-breakpoint
CREATE INDEX "suspended_numbers_lifted_by_index" ON "suspended_numbers" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "rights_request_events_request_id_at_index" ON "rights_request_events" USING btree ("request_id","at");--> statement-breakpoint
CREATE INDEX "rights_request_events_actor_account_id_index" ON "rights_request_events" USING btree ("actor_account_id");--> statement-breakpoint
CREATE INDEX "rights_requests_sender_key_created_at_index" ON "rights_requests" USING btree ("sender_key","created_at");--> statement-breakpoint
CREATE INDEX "rights_requests_kind_status_created_at_index" ON "rights_requests" USING btree ("kind","status","created_at");--> statement-breakpoint
CREATE INDEX "rights_requests_account_id_index" ON "rights_requests" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "case_kind" CHECK ("cases"."kind" in ('hospital', 'credential', 'review', 'job-report', 'user-report', 'rating', 'contact-message', 'complaint', 'removal', 'order', 'correction', 'withdrawal', 'nominee', 'proposal', 'appeal', 'task')) NOT VALID;