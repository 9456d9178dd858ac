import { accessDays } from '#app/durations.ts'
import { defineView, sqlList } from '#app/platform/database/database-objects.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { mutualStages } from './mutual-stages.ts'

const accessEnds = `interval '${accessDays} days'`

/** What lies between every hospital and every specialist; for a member of some sites what came by these. */
export const relationsView = defineView(
	'relations',
	`SELECT hospital.id AS hospital_id, specialist.id AS specialist_id,
	hospital.status = 'verified' AS verified,
	NOT is_listed(specialist) AS private,
	account.suspended_at IS NOT NULL AS suspended,
	specialist.anonymous_mode AS anonymous,
	hides.blocked IS NOT NULL AS hidden,
	coalesce(hides.blocked, false) AS blocked,
	coalesce(sent.applied, false) AS applied,
	sent.shortlist_settles_at,
	coalesce(sent.shortlist_settles_at <= statement_timestamp(), false) AS shortlisted,
	contact.shared IS NOT NULL AS contact_accepted,
	coalesce(contact.shared, false) AS contact_shared
FROM hospitals hospital CROSS JOIN specialists specialist JOIN accounts account ON account.id = specialist.id
LEFT JOIN LATERAL (SELECT bool_or(hiding.blocked) AS blocked FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id) hides ON true
LEFT JOIN LATERAL (
	-- Access ends at once when the specialist withdraws, and ${accessDays} days after a rejection, or earlier when the specialist ends it.
	SELECT bool_or(application.stage <> 'withdrawn' AND (application.stage <> 'rejected'
			OR application.access_ended_at IS NULL AND application.stage_changed_at > statement_timestamp() - ${accessEnds})) AS applied,
		max(application.stage_changed_at) FILTER (WHERE application.stage = 'rejected'
			AND (application.access_ended_at IS NOT NULL OR application.stage_changed_at <= statement_timestamp() - ${accessEnds})) AS let_go_at,
		-- When the first shortlisting (or a later stage) can no longer be undone. Until then it shares nothing, so a hospital
		-- cannot shortlist, read the phone number and undo.
		min(coalesce((
			SELECT min(event.at) FROM application_events event
			WHERE event.application_id = application.id AND event.undoes IS NULL AND event."to" IN (${sqlList(mutualStages)})
				AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
				-- An application that was withdrawn and sent again is a new one: what came before shares nothing.
				AND NOT EXISTS (SELECT FROM application_events again WHERE again.application_id = application.id
					AND again."from" = 'withdrawn' AND again."to" = 'applied' AND again.undoes IS NULL AND again.at > event.at)
		), application.stage_changed_at)) FILTER (WHERE application.stage IN (${sqlList(mutualStages)})) + interval '${undoSeconds} seconds' AS shortlist_settles_at
	FROM applications application JOIN jobs job ON job.id = application.job_id
	WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
		AND (actor_sites() IS NULL OR coalesce(job.site_id, job.hospital_id) = ANY(actor_sites()))
) sent ON true
LEFT JOIN LATERAL (
	-- When a rejection ends the access that the application gave, it also ends what an earlier acceptance gave.
	SELECT bool_or(request.contact_shared) AS shared FROM contact_requests request
	WHERE request.specialist_id = specialist.id AND request.hospital_id = hospital.id AND request.status = 'accepted'
		AND request.revoked_at IS NULL AND (actor_sites() IS NULL OR CASE WHEN request.job_id IS NULL THEN request.sender_account_id = actor_account()
			ELSE EXISTS (SELECT FROM jobs job WHERE job.id = request.job_id AND coalesce(job.site_id, job.hospital_id) = ANY(actor_sites())) END)
		AND (sent.let_go_at IS NULL OR sent.let_go_at < request.decided_at)
) contact ON true`,
)
