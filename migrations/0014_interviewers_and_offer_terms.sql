CREATE TABLE "interviewers" (
	"interview_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "interviewers_interview_id_account_id_pk" PRIMARY KEY("interview_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "expiry_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "joining_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "rating_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_of_interviewer" ON "interviewers" USING btree ("account_id");--> statement-breakpoint

-- A member has one interview at a time, in whichever place of the list of interviewers. The hours follow the interview.
ALTER TABLE "interviewers" ADD CONSTRAINT "no_overlap_for_interviewers" EXCLUDE USING gist ("account_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("starts_at" IS NOT NULL);--> statement-breakpoint
CREATE FUNCTION set_hours_of_interviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT CASE WHEN status = 'scheduled' THEN starts_at END, CASE WHEN status = 'scheduled' THEN ends_at END
		INTO NEW.starts_at, NEW.ends_at FROM interviews WHERE id = NEW.interview_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER interviewers_have_hours BEFORE INSERT ON interviewers
	FOR EACH ROW EXECUTE FUNCTION set_hours_of_interviewer();--> statement-breakpoint

-- The column of one interviewer is still written: by processes of the release before this one, and as the first of the list.
CREATE FUNCTION keep_interviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.interviewer_account_id IS DISTINCT FROM NEW.interviewer_account_id THEN
		DELETE FROM interviewers WHERE interview_id = NEW.id AND account_id = OLD.interviewer_account_id;
	END IF;
	IF NEW.interviewer_account_id IS NOT NULL THEN
		INSERT INTO interviewers (interview_id, account_id) VALUES (NEW.id, NEW.interviewer_account_id) ON CONFLICT (interview_id, account_id) DO NOTHING;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		UPDATE interviewers SET
			starts_at = CASE WHEN NEW.status = 'scheduled' THEN NEW.starts_at END,
			ends_at = CASE WHEN NEW.status = 'scheduled' THEN NEW.ends_at END
			WHERE interview_id = NEW.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO interviewers (interview_id, account_id)
	SELECT id, interviewer_account_id FROM interviews WHERE interviewer_account_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER interviews_keep_interviewers AFTER INSERT OR UPDATE OF status, starts_at, ends_at, interviewer_account_id ON interviews
	FOR EACH ROW EXECUTE FUNCTION keep_interviewers();
