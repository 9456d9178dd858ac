-- Contract: no release before this one is in use. Passwords move; an authenticator app is set up again.
CREATE TABLE "authenticators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"secret" "bytea" NOT NULL,
	"recovery_codes" text[] NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_step" integer
);
--> statement-breakpoint
CREATE TABLE "passwords" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "passwords" SELECT "account_id", "password", "created_at", "updated_at" FROM "sign_in_methods" WHERE "password" IS NOT NULL;--> statement-breakpoint
DROP TABLE "sign_in_methods" CASCADE;--> statement-breakpoint
DROP TABLE "two_factors" CASCADE;--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "two_factor_enabled";--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passwords" ADD CONSTRAINT "passwords_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authenticators_account_id_is_confirmed_index" ON "authenticators" USING btree ("account_id","is_confirmed");
