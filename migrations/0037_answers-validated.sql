ALTER TABLE "applications" VALIDATE CONSTRAINT "closed_unanswered_is_rejected";
