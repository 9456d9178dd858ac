import { defineView } from '#app/platform/database/database-objects.ts'

/**
 * What hospitals pay, by whatever they said so: jobs with fixed pay (the middle of a range), offers, and cover. A job counts
 * as long as it is open, the others on their day.
 */
export const payObservations = defineView(
	'pay_observations',
	`SELECT hospital_id, speciality_slug, location, pay_unit::text AS unit, experience_min_years AS experience,
		(pay_min_paise + coalesce(pay_max_paise, pay_min_paise)) / 2 AS paise, opened_at AS begins_at,
		CASE status WHEN 'open' THEN 'infinity' WHEN 'closed' THEN closed_at ELSE updated_at END AS ends_at
	FROM jobs
	WHERE status IN ('open', 'paused', 'closed') AND pay_model = 'fixed'
	UNION ALL
	SELECT job.hospital_id, job.speciality_slug, job.location, offer.pay_unit::text, job.experience_min_years,
		offer.pay_paise, offer.sent_at, offer.sent_at
	FROM offers offer
	JOIN applications application ON application.id = offer.application_id
	JOIN jobs job ON job.id = application.job_id
	WHERE offer.status <> 'withdrawn' AND job.pay_model = 'fixed'
	UNION ALL
	SELECT hospital_id, speciality_slug, location, pay_unit, NULL, pay_paise, created_at, created_at
	FROM cover_requests
	WHERE status <> 'cancelled'`,
)
