-- What the work itself is like, as far as a hospital adds it, and the last day to apply.
ALTER TABLE "jobs" ADD COLUMN "pay_model" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "fee_share_percent" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cases_per_day_min" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cases_per_day_max" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "on_call" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "on_call_every" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "nights_per_month" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "team" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "accommodation" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "meals" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "leave_days_per_year" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "notice_period_days" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "indemnity" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "vacancies" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "apply_by" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "contact_role" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_pay_model" CHECK ("jobs"."pay_model" in ('fixed', 'guarantee', 'share') and "jobs"."fee_share_percent" between 1 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "job_duty_sheet" CHECK ("jobs"."cases_per_day_min" between 0 and 200 and "jobs"."cases_per_day_max" between "jobs"."cases_per_day_min" and 200 and "jobs"."on_call" in ('none', 'home', 'hospital') and "jobs"."on_call_every" between 1 and 31 and "jobs"."nights_per_month" between 0 and 31 and "jobs"."accommodation" in ('none', 'shared-room', 'room', 'flat', 'allowance') and "jobs"."meals" in ('none', 'on-duty', 'all') and "jobs"."leave_days_per_year" between 0 and 365 and "jobs"."notice_period_days" between 0 and 365 and "jobs"."indemnity" in ('hospital', 'own') and "jobs"."vacancies" between 1 and 500) NOT VALID;--> statement-breakpoint

-- After its last day to apply a job stays with its hospital, takes no applications and is in no search.
CREATE FUNCTION takes_applications(apply_by date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE RETURN
	apply_by IS NULL OR apply_by >= (now() AT TIME ZONE 'Asia/Kolkata')::date;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_application_to_job_that_is_not_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM jobs JOIN hospitals ON hospitals.id = jobs.hospital_id
		WHERE jobs.id = NEW.job_id AND jobs.status = 'open' AND hospitals.status = 'verified' AND takes_applications(jobs.apply_by);
	IF NOT FOUND THEN
		RAISE EXCEPTION 'job % takes no applications', NEW.job_id USING ERRCODE = 'check_violation', CONSTRAINT = 'applications_need_an_open_job';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE OR REPLACE VIEW searchable_jobs AS
SELECT job.id FROM jobs job JOIN hospitals hospital ON hospital.id = job.hospital_id
WHERE job.status = 'open' AND hospital.status = 'verified' AND takes_applications(job.apply_by);--> statement-breakpoint

-- As in 0001, and with the words of the duty sheet.
CREATE OR REPLACE VIEW search_job_rows AS
SELECT job.id, job.speciality_slug AS speciality, job.latitude, job.longitude, search_cell(job.latitude, job.longitude) AS cell,
	CASE WHEN job.pay_unit = 'case' THEN -1 ELSE coalesce(job.pay_hourly_paise, -1) END AS pay_hourly,
	CASE WHEN job.pay_unit = 'case' THEN coalesce(job.pay_min_paise, -1) ELSE -1 END AS pay_case,
	job.starts_on, job.opened_at,
	(extract(epoch FROM job.opened_at) * 1000000)::bigint AS by_newest,
	CASE WHEN job.pay_unit = 'case' THEN -1 ELSE coalesce(job.pay_hourly_paise, -1) END AS by_pay,
	-(job.starts_on - date '1970-01-01')::bigint AS by_start,
	search_facets('job', facet.tags) AS facets,
	array_to_tsvector(array_remove(facet.tags || search_tags('skill', job.required_skills) || names.tags
			|| search_area('area', search_cell(job.latitude, job.longitude)), NULL))
		|| setweight(to_tsvector('search', search_fold(job.title || ' ; ' || job.speciality)), 'A')
		|| setweight(to_tsvector('search', search_fold(array_to_string(job.required_skills || job.requirements, ' ; '))), 'B')
		|| setweight(to_tsvector('search', search_fold(job.description || ' ; ' || array_to_string(job.responsibilities, ' ; ') || ' ; ' || duty.words)), 'C')
		|| setweight(to_tsvector('search', search_fold(hospital.display_name || ' ; ' || job.location)), 'D') AS terms,
	search_fold(concat_ws(' ', job.title, job.speciality, array_to_string(job.required_skills, ' '), array_to_string(job.requirements, ' '),
		job.description, duty.words, hospital.display_name, job.location)) AS words
FROM searchable_jobs
JOIN jobs job USING (id)
JOIN hospitals hospital ON hospital.id = job.hospital_id
CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
		'speciality=' || job.speciality_slug, 'shift=' || nullif(job.shift_type, ''), 'type=' || job.employment_type, 'unit=' || job.pay_unit,
		CASE WHEN job.urgent THEN 'urgent=on' END, CASE WHEN coalesce(job.experience_min_years, 0) < 2 THEN 'fresher=on' END, CASE WHEN job.joining_bonus_paise >= 1 THEN 'bonus=on' END,
		CASE WHEN job.accommodation <> 'none' THEN 'accommodation=on' END
	] || ARRAY(SELECT 'language=' || code FROM unnest(job.languages) code)
	|| ARRAY(SELECT 'experience=' || slug FROM (VALUES ('0-2', 0, 2), ('3-5', 3, 5), ('5-10', 5, 10), ('10+', 10, 1000)) bucket (slug, least, most)
		WHERE coalesce(job.experience_min_years, 0) <= most AND coalesce(job.experience_max_years, 1000) >= least), NULL) AS tags) facet
CROSS JOIN LATERAL (SELECT search_name_tags(hospital.display_name) AS tags) names
CROSS JOIN LATERAL (SELECT concat_ws(' ; ',
	CASE WHEN job.on_call IN ('home', 'hospital') OR job.on_call_every IS NOT NULL THEN 'on call' END,
	CASE job.accommodation WHEN 'shared-room' THEN 'accommodation hostel shared room' WHEN 'room' THEN 'accommodation quarters single room'
		WHEN 'flat' THEN 'accommodation quarters family flat' WHEN 'allowance' THEN 'accommodation rent allowance' END,
	CASE WHEN job.meals <> 'none' THEN 'meals food' END, CASE WHEN job.indemnity = 'hospital' THEN 'indemnity insurance cover' END,
	CASE WHEN job.leave_days_per_year > 0 THEN 'paid leave' END,
	CASE job.pay_model WHEN 'guarantee' THEN 'minimum guarantee share of fees' WHEN 'share' THEN 'share of fees' END, job.team) AS words) duty;--> statement-breakpoint
DROP TRIGGER keep_search_of_jobs ON jobs;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_jobs AFTER INSERT OR UPDATE OF
	title, speciality, speciality_slug, location, latitude, longitude, shift_type, employment_type, starts_on, experience_min_years, experience_max_years,
	required_skills, requirements, description, responsibilities, languages, pay_min_paise, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent,
	pay_model, on_call, on_call_every, team, accommodation, meals, leave_days_per_year, indemnity, apply_by, status, opened_at ON jobs
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('job', 'id');
