CREATE TABLE "contact_message_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"reply" text,
	"actor_account_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "contact_messages" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "operator_role" text;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status" ADD CONSTRAINT "account_status_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status_events" ADD CONSTRAINT "account_status_events_account_id_account_status_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account_status"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_status_events" ADD CONSTRAINT "account_status_events_actor_account_id_accounts_id_fk" FOREIGN KEY ("actor_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_events_message_id_at_index" ON "contact_message_events" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "account_status_events_account_id_at_index" ON "account_status_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_operator_invitation" ON "operator_invitations" USING btree ("email") WHERE "operator_invitations"."accepted_at" is null and "operator_invitations"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_message_status" CHECK ("contact_messages"."status" in ('open', 'answered', 'closed', 'spam')) NOT VALID;--> statement-breakpoint
-- Until now every operator could do everything.
UPDATE accounts SET operator_role = 'lead' WHERE kind = 'operator';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "operators_have_a_role" CHECK (case when "accounts"."kind" = 'operator' then "accounts"."operator_role" in ('check', 'moderate', 'lead') else "accounts"."operator_role" is null end) NOT VALID;
