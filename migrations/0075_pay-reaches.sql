-- As in 0005, but that the pay which searches compare is the upper end: a wanted pay finds the jobs whose range reaches it (app/jobs/pay.ts says how
-- a month, a shift and an hour are compared). The order by pay stays that of the lower end.
CREATE OR REPLACE VIEW search_job_rows AS
SELECT job.id, job.speciality_slug AS speciality, job.latitude, job.longitude, search_cell(job.latitude, job.longitude) AS cell,
	coalesce(CASE job.pay_unit WHEN 'month' THEN most.paise / 208 WHEN 'shift' THEN most.paise / coalesce(job.hours_per_shift, 8) WHEN 'hour' THEN most.paise END, -1) AS pay_hourly,
	coalesce(CASE WHEN job.pay_unit = 'case' THEN most.paise END, -1) AS pay_case,
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
CROSS JOIN LATERAL (SELECT greatest(job.pay_min_paise, job.pay_max_paise) AS paise) most
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
	required_skills, requirements, description, responsibilities, languages, pay_min_paise, pay_max_paise, hours_per_shift, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent,
	pay_model, on_call, on_call_every, team, accommodation, meals, leave_days_per_year, indemnity, apply_by, status, opened_at ON jobs
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('job', 'id');--> statement-breakpoint

-- What was there before.
SELECT count(refresh_search_jobs(ARRAY[id])) FROM jobs WHERE status = 'open';
