ALTER TABLE "accounts" VALIDATE CONSTRAINT "operators_have_a_role";--> statement-breakpoint
ALTER TABLE "contact_messages" VALIDATE CONSTRAINT "contact_message_status";
