ALTER TABLE "hospital_invitations" ADD COLUMN "sites" uuid[];--> statement-breakpoint
ALTER TABLE "hospital_members" ADD COLUMN "sites" uuid[];--> statement-breakpoint
ALTER TABLE "hospital_invitations" ADD CONSTRAINT "invited_owner_of_all_sites" CHECK ("hospital_invitations"."sites" is null or "hospital_invitations"."role" <> 'owner') NOT VALID;--> statement-breakpoint
ALTER TABLE "hospital_members" ADD CONSTRAINT "owner_of_all_sites" CHECK ("hospital_members"."sites" is null or "hospital_members"."role" <> 'owner') NOT VALID;--> statement-breakpoint
-- A site that is removed is no one's any more. A member of this site alone is left with none, and an owner gives them others.
CREATE FUNCTION take_site_from_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE hospital_members SET sites = array_remove(sites, OLD.id) WHERE hospital_id = OLD.hospital_id AND OLD.id = ANY(sites);
	UPDATE hospital_invitations SET sites = array_remove(sites, OLD.id) WHERE hospital_id = OLD.hospital_id AND OLD.id = ANY(sites);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_site_from_members AFTER DELETE ON "hospital_sites" FOR EACH ROW EXECUTE FUNCTION take_site_from_members();--> statement-breakpoint
-- 'member <account> <hospital> {<site>,…}': a member of some sites, whose requests run in the role app_site_request. Null for everyone else.
CREATE FUNCTION actor_sites() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 4), '')::uuid[];--> statement-breakpoint
CREATE POLICY every_row ON "reviews" using (true);--> statement-breakpoint
CREATE POLICY site_rows ON "reviews" as restrictive to app_site_request using (reviews.hospital_id <> (select actor_hospital()) or reviews.author_account_id = (select actor_account()) or exists (select from jobs where jobs.id = reviews.subject_id) or exists (select from applications where applications.id = reviews.subject_id));--> statement-breakpoint
CREATE POLICY every_row ON "jobs" using (true);--> statement-breakpoint
CREATE POLICY site_rows ON "jobs" as restrictive to app_site_request using (jobs.hospital_id <> (select actor_hospital()) or coalesce(jobs.site_id, jobs.hospital_id) = any((select actor_sites())::uuid[]));--> statement-breakpoint
CREATE POLICY site_rows ON "contact_requests" as restrictive to app_site_request using (exists (select from jobs where jobs.id = contact_requests.job_id) or contact_requests.job_id is null and contact_requests.sender_account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY site_rows ON "threads" as restrictive to app_site_request using (exists (select from applications where applications.specialist_id = threads.specialist_id) or exists (select from contact_requests where contact_requests.specialist_id = threads.specialist_id and contact_requests.status = 'accepted'));--> statement-breakpoint
CREATE POLICY site_rows ON "interviews" as restrictive to app_site_request using (exists (select from applications where applications.id = interviews.application_id));--> statement-breakpoint
CREATE POLICY every_row ON "placements" using (true);--> statement-breakpoint
CREATE POLICY site_rows ON "placements" as restrictive to app_site_request using (placements.hospital_id <> (select actor_hospital()) or exists (select from jobs where jobs.id = placements.job_id));--> statement-breakpoint
CREATE POLICY every_row ON "cover_sheets" using (true);--> statement-breakpoint
CREATE POLICY site_rows ON "cover_sheets" as restrictive to app_site_request using (cover_sheets.hospital_id <> (select actor_hospital()) or coalesce(cover_sheets.site_id, cover_sheets.hospital_id) = any((select actor_sites())::uuid[]));--> statement-breakpoint
CREATE POLICY every_row ON "cover_requests" using (true);--> statement-breakpoint
CREATE POLICY site_rows ON "cover_requests" as restrictive to app_site_request using (cover_requests.hospital_id <> (select actor_hospital()) or coalesce(cover_requests.site_id, cover_requests.hospital_id) = any((select actor_sites())::uuid[]));--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "placements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cover_sheets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cover_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- What lies between the hospital and a specialist, for a member of some sites: what came by these.
CREATE OR REPLACE VIEW relations AS
SELECT hospital.id AS hospital_id, specialist.id AS specialist_id,
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
	-- Access ends at once when the specialist withdraws, and 30 days after a rejection, or earlier when the specialist ends it.
	SELECT bool_or(application.stage <> 'withdrawn' AND (application.stage <> 'rejected'
			OR application.access_ended_at IS NULL AND application.stage_changed_at > statement_timestamp() - interval '30 days')) AS applied,
		max(application.stage_changed_at) FILTER (WHERE application.stage = 'rejected'
			AND (application.access_ended_at IS NOT NULL OR application.stage_changed_at <= statement_timestamp() - interval '30 days')) AS let_go_at,
		-- When the first shortlisting (or a later stage) can no longer be undone. Until then it shares nothing, so a hospital
		-- cannot shortlist, read the phone number and undo.
		min(coalesce((
			SELECT min(event.at) FROM application_events event
			WHERE event.application_id = application.id AND event.undoes IS NULL AND event."to" IN ('shortlisted', 'interview', 'offered', 'hired')
				AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
				-- An application that was withdrawn and sent again is a new one: what came before shares nothing.
				AND NOT EXISTS (SELECT FROM application_events again WHERE again.application_id = application.id
					AND again."from" = 'withdrawn' AND again."to" = 'applied' AND again.undoes IS NULL AND again.at > event.at)
		), application.stage_changed_at)) FILTER (WHERE application.stage IN ('shortlisted', 'interview', 'offered', 'hired')) + interval '1 minute' AS shortlist_settles_at
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
) contact ON true;
