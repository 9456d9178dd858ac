-- What no constraint can say, refused by the database all the same.

-- Nobody applies to a job that is not open, or whose hospital is not verified, whatever code asks for it.
CREATE FUNCTION refuse_application_to_job_that_is_not_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM jobs JOIN hospitals ON hospitals.id = jobs.hospital_id
		WHERE jobs.id = NEW.job_id AND jobs.status = 'open' AND hospitals.status = 'verified';
	IF NOT FOUND THEN
		RAISE EXCEPTION 'job % takes no applications', NEW.job_id USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_need_an_open_job';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_need_an_open_job BEFORE INSERT ON applications
	FOR EACH ROW EXECUTE FUNCTION refuse_application_to_job_that_is_not_open();--> statement-breakpoint

-- A job opens only at a verified hospital.
CREATE FUNCTION refuse_open_job_of_unverified_hospital() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM hospitals WHERE id = NEW.hospital_id AND status = 'verified') THEN
		RAISE EXCEPTION 'hospital % is not verified', NEW.hospital_id USING ERRCODE = 'check_violation', CONSTRAINT = 'open_jobs_need_a_verified_hospital';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER open_jobs_need_a_verified_hospital BEFORE INSERT OR UPDATE OF status ON jobs
	FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION refuse_open_job_of_unverified_hospital();--> statement-breakpoint

-- History is written once.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_events_are_append_only BEFORE UPDATE OR DELETE ON audit_events
	FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
