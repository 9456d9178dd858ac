ALTER TABLE "credential_documents" ADD COLUMN "edited_with" text;--> statement-breakpoint
ALTER TABLE "credential_papers" ADD COLUMN "edited_with" text;--> statement-breakpoint
ALTER TABLE "credential_papers" ADD COLUMN "picture_hash" bit(64);