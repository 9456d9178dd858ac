import { experienceRows } from '#app/catalog/experience-rows.sql.ts'
import {
	defineDeferredTrigger,
	defineFunction,
	defineTrigger,
	defineView,
} from '#app/platform/database/database-objects.ts'
import { defaultShiftHours, hoursPerMonth } from '../pay.ts'
import { termFilterList } from './term-filters.ts'

/** After its last day to apply a job stays with its hospital, takes no applications and is in no search. */
const takesApplications = defineFunction(
	'takes_applications',
	`(apply_by date) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE RETURN
	apply_by IS NULL OR apply_by >= (now() AT TIME ZONE 'Asia/Kolkata')::date`,
)

const searchableJobs = defineView(
	'searchable_jobs',
	`SELECT job.id FROM jobs job JOIN hospitals hospital ON hospital.id = job.hospital_id
WHERE job.status = 'open' AND hospital.status = 'verified' AND takes_applications(job.apply_by)`,
)

/**
 * A job as searches find it. The pay that they compare is the upper end, so a wanted pay finds the jobs whose range reaches it (pay.ts says how a
 * month, a shift and an hour are compared); the order by pay is that of the lower end.
 */
const searchJobRows = defineView(
	'search_job_rows',
	`SELECT job.id, job.speciality_slug AS speciality, job.latitude, job.longitude, search_cell(job.latitude, job.longitude) AS cell,
	coalesce(CASE job.pay_unit WHEN 'month' THEN most.paise / ${hoursPerMonth} WHEN 'shift' THEN most.paise / coalesce(job.hours_per_shift, ${defaultShiftHours}) WHEN 'hour' THEN most.paise END, -1) AS pay_hourly,
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
		CASE WHEN job.accommodation <> 'none' THEN 'accommodation=on' END,
		${termFilterList.map(({ name, when }) => `CASE WHEN ${when} THEN '${name}=on' END`).join(', ')}
	] || ARRAY(SELECT 'language=' || code FROM unnest(job.languages) code)
	|| ARRAY(SELECT 'experience=' || slug FROM (VALUES ${experienceRows}) bucket (slug, least, most)
		WHERE coalesce(job.experience_min_years, 0) <= most AND coalesce(job.experience_max_years, 1000) >= least), NULL) AS tags) facet
CROSS JOIN LATERAL (SELECT search_name_tags(hospital.display_name) AS tags) names
CROSS JOIN LATERAL (SELECT greatest(job.pay_min_paise, job.pay_max_paise) AS paise) most
CROSS JOIN LATERAL (SELECT concat_ws(' ; ',
	CASE WHEN job.on_call IN ('home', 'hospital') OR job.on_call_every IS NOT NULL THEN 'on call' END,
	CASE job.accommodation WHEN 'shared-room' THEN 'accommodation hostel shared room' WHEN 'room' THEN 'accommodation quarters single room'
		WHEN 'flat' THEN 'accommodation quarters family flat' WHEN 'allowance' THEN 'accommodation rent allowance' END,
	CASE WHEN job.meals <> 'none' THEN 'meals food' END, CASE WHEN job.indemnity = 'hospital' THEN 'indemnity insurance cover' END,
	CASE WHEN job.leave_days_per_year > 0 THEN 'paid leave' END,
	CASE job.pay_model WHEN 'guarantee' THEN 'minimum guarantee share of fees' WHEN 'share' THEN 'share of fees' END, job.team) AS words) duty`,
)

/** Writes the rows of these as the views say them now, and takes away what may no longer be found. */
const refreshSearchJobs = defineFunction(
	'refresh_search_jobs',
	`(ids uuid[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
	one uuid;
	fresh search_job_rows;
BEGIN
	FOREACH one IN ARRAY coalesce(ids, '{}') LOOP
		SELECT * INTO fresh FROM search_job_rows WHERE id = one;
		IF NOT FOUND THEN
			DELETE FROM search_jobs WHERE id = one;
			CONTINUE;
		END IF;
		INSERT INTO search_jobs AS old (id, speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms)
		VALUES (fresh.id, fresh.speciality, fresh.latitude, fresh.longitude, fresh.cell, fresh.pay_hourly, fresh.pay_case, fresh.starts_on, fresh.opened_at,
			fresh.by_newest, fresh.by_pay, fresh.by_start, fresh.facets, fresh.terms)
		ON CONFLICT (id) DO UPDATE SET (speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms)
			= (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.pay_hourly, excluded.pay_case, excluded.starts_on, excluded.opened_at,
				excluded.by_newest, excluded.by_pay, excluded.by_start, excluded.facets, excluded.terms)
		WHERE (old.speciality, old.latitude, old.longitude, old.cell, old.pay_hourly, old.pay_case, old.starts_on, old.opened_at, old.by_newest, old.by_pay,
				old.by_start, old.facets, old.terms)
			IS DISTINCT FROM (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.pay_hourly, excluded.pay_case, excluded.starts_on, excluded.opened_at,
				excluded.by_newest, excluded.by_pay, excluded.by_start, excluded.facets, excluded.terms);
		IF FOUND THEN
			PERFORM add_search_words('job', fresh.words);
		END IF;
	END LOOP;
END $$`,
)

/** A job can only be open at a verified hospital. */
const refuseOpenJobOfUnverifiedHospital = defineFunction(
	'refuse_open_job_of_unverified_hospital',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM hospitals WHERE id = NEW.hospital_id AND status = 'verified') THEN
		RAISE EXCEPTION 'hospital % is not verified', NEW.hospital_id USING ERRCODE = 'check_violation', CONSTRAINT = 'open_jobs_need_a_verified_hospital';
	END IF;
	RETURN NEW;
END $$`,
)

export const jobRows = [
	takesApplications,
	searchableJobs,
	searchJobRows,
	refreshSearchJobs,
	refuseOpenJobOfUnverifiedHospital,
	defineTrigger('open_jobs_need_a_verified_hospital', {
		on: 'jobs',
		when: 'before insert or update of status',
		run: "when (new.status = 'open') execute function refuse_open_job_of_unverified_hospital()",
	}),
	defineDeferredTrigger('keep_search_of_jobs', {
		on: 'jobs',
		when: `after insert or update of
title, speciality, speciality_slug, location, latitude, longitude, shift_type, employment_type, starts_on, experience_min_years, experience_max_years,
	required_skills, requirements, description, responsibilities, languages, pay_min_paise, pay_max_paise, hours_per_shift, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent,
	pay_model, on_call, on_call_every, team, accommodation, meals, leave_days_per_year, indemnity, bond, social_security, accommodation_cost, night_transport, pay_day, apply_by, status, opened_at`,
		run: "execute function keep_search_rows('job', 'id')",
	}),
	defineDeferredTrigger('keep_search_of_hospitals', {
		on: 'hospitals',
		when: 'after update of status, display_name',
		run: "execute function keep_search_rows('hospital', 'id')",
	}),
]
