import { defineFunction, defineTrigger } from '#app/platform/database/database-objects.ts'

/** Read past the policies, which ask them. */
const interviewsOfInterviewer = defineFunction(
	'interviews_of_interviewer',
	`(person uuid) RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
	AS $$ select array(select interview_id from interviewers where account_id = person) $$`,
)

const applicationsOfInterviewer = defineFunction(
	'applications_of_interviewer',
	`(person uuid) RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
	AS $$ select array(select interviews.application_id from interviewers join interviews on interviews.id = interviewers.interview_id
		where interviewers.account_id = person and interviews.status <> 'cancelled') $$`,
)

const setHoursOfInterviewer = defineFunction(
	'set_hours_of_interviewer',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT CASE WHEN status = 'scheduled' THEN starts_at END, CASE WHEN status = 'scheduled' THEN ends_at END
		INTO NEW.starts_at, NEW.ends_at FROM interviews WHERE id = NEW.interview_id;
	RETURN NEW;
END $$`,
)

/** The column of one interviewer is still written: by processes of the release before this one, and as the first of the list. */
const keepInterviewers = defineFunction(
	'keep_interviewers',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$`,
)

export const interviewers = [
	interviewsOfInterviewer,
	applicationsOfInterviewer,
	setHoursOfInterviewer,
	keepInterviewers,
	defineTrigger('interviewers_have_hours', {
		on: 'interviewers',
		when: 'before insert',
		run: 'execute function set_hours_of_interviewer()',
	}),
	defineTrigger('interviews_keep_interviewers', {
		on: 'interviews',
		when: 'after insert or update of status, starts_at, ends_at, interviewer_account_id',
		run: 'execute function keep_interviewers()',
	}),
]
