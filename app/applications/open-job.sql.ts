import { defineFunction, defineTrigger } from '#app/platform/database/database-objects.ts'

const refuseApplicationToJobThatIsNotOpen = defineFunction(
	'refuse_application_to_job_that_is_not_open',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM jobs JOIN hospitals ON hospitals.id = jobs.hospital_id
		WHERE jobs.id = NEW.job_id AND jobs.status = 'open' AND hospitals.status = 'verified' AND takes_applications(jobs.apply_by);
	IF NOT FOUND THEN
		RAISE EXCEPTION 'job % takes no applications', NEW.job_id USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_need_an_open_job';
	END IF;
	RETURN NEW;
END $$`,
)

export const openJob = [
	refuseApplicationToJobThatIsNotOpen,
	defineTrigger('applications_need_an_open_job', {
		on: 'applications',
		when: 'before insert',
		run: 'execute function refuse_application_to_job_that_is_not_open()',
	}),
]
