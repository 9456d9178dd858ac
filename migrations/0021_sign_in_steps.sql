ALTER TABLE "two_factors" ADD COLUMN "last_step" integer;--> statement-breakpoint
CREATE INDEX "known_devices_token_hash_index" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
-- better-auth looks for passwords under 'credential' and would ask for them itself.
UPDATE "sign_in_methods" SET "provider_id" = 'password' WHERE "provider_id" = 'credential';
