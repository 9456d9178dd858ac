ALTER TABLE "hospital_invitations" VALIDATE CONSTRAINT "invited_owner_of_all_sites";--> statement-breakpoint
ALTER TABLE "hospital_members" VALIDATE CONSTRAINT "owner_of_all_sites";
