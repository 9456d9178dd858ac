CREATE TABLE "job_search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_id" uuid
);
--> statement-breakpoint
CREATE INDEX "job_search_changes_by_transaction" ON "job_search_changes" USING btree ("changed_by");--> statement-breakpoint

-- As for specialists (0014): whatever changes a fact that searches know of a job leaves a row, in the transaction of the
-- change. What is not open before or after is not searched, and counting an applicant changes nothing that is.
CREATE FUNCTION note_job_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('search.bulk', true), '') <> 'on' THEN
		INSERT INTO job_search_changes (job_id) VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER searches_hear_of_new AFTER INSERT ON jobs
	FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint
CREATE TRIGGER searches_hear_of_changed AFTER UPDATE OF
	hospital_id, status, speciality_slug, latitude, longitude, shift_type, starts_on, experience_min_years, experience_max_years,
	pay_min_paise, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent, search_text, opened_at ON jobs
	FOR EACH ROW WHEN (OLD.status = 'open' OR NEW.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint
CREATE TRIGGER searches_hear_of_gone AFTER DELETE ON jobs
	FOR EACH ROW WHEN (OLD.status = 'open') EXECUTE FUNCTION note_job_search_change();--> statement-breakpoint

CREATE FUNCTION note_job_search_change_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_search_changes (job_id) VALUES (NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER searches_hear_of_emptied AFTER TRUNCATE ON jobs
	FOR EACH STATEMENT EXECUTE FUNCTION note_job_search_change_of_all();--> statement-breakpoint

-- Only the jobs of a verified hospital are found. Its name on the cards is read with the cards.
CREATE FUNCTION note_job_search_changes_of_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO job_search_changes (job_id) SELECT id FROM jobs WHERE hospital_id = NEW.id AND status = 'open';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER searches_hear_of_jobs_of_hospital AFTER UPDATE OF status ON hospitals
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_job_search_changes_of_hospital();
