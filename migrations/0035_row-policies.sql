-- Rows of people, guarded by the database as well (docs/decisions/0066). Policies hold for the role of requests, which is
-- not the owner of the tables, and read from app.actor who is asking: 'specialist <account>', 'member <account> <hospital>',
-- 'operator <account>', 'visitor'. The policies are those that the tables declare (app/personal-data/row-policies.server.ts).
CREATE FUNCTION actor_kind() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 1), '');--> statement-breakpoint
CREATE FUNCTION actor_account() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 2), '')::uuid;--> statement-breakpoint
CREATE FUNCTION actor_hospital() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 3), '')::uuid;--> statement-breakpoint
CREATE POLICY own_rows ON "notifications" using ((select actor_kind()) = 'operator' or notifications.account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY added_rows ON "notifications" for insert with check ((select actor_kind()) is not null);--> statement-breakpoint
CREATE POLICY own_rows ON "resumes" using ((select actor_kind()) = 'operator' or resumes.specialist_id = (select actor_account()) or exists (select from applications where applications.specialist_id = resumes.specialist_id)
	or exists (select from contact_requests where contact_requests.specialist_id = resumes.specialist_id and contact_requests.status = 'accepted'));--> statement-breakpoint
CREATE POLICY own_rows ON "profile_revisions" using ((select actor_kind()) = 'operator' or profile_revisions.specialist_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY own_rows ON "profile_access" using ((select actor_kind()) = 'operator' or profile_access.specialist_id = (select actor_account()) or profile_access.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "resume_readings" using ((select actor_kind()) = 'operator' or exists (select from resumes where resumes.id = resume_readings.resume_id));--> statement-breakpoint
CREATE POLICY own_rows ON "credential_documents" using ((select actor_kind()) = 'operator' or exists (select from credentials where credentials.id = credential_documents.credential_id and credentials.specialist_id = (select actor_account())));--> statement-breakpoint
CREATE POLICY own_rows ON "operator_settings" using ((select actor_kind()) = 'operator' or operator_settings.account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY own_rows ON "saved_jobs" using ((select actor_kind()) = 'operator' or saved_jobs.account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY own_rows ON "contact_requests" using ((select actor_kind()) = 'operator' or contact_requests.specialist_id = (select actor_account()) or contact_requests.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "contact_request_events" using ((select actor_kind()) = 'operator' or exists (select from contact_requests where contact_requests.id = contact_request_events.request_id));--> statement-breakpoint
CREATE POLICY own_rows ON "applications" using ((select actor_kind()) = 'operator' or applications.specialist_id = (select actor_account()) or exists (select from jobs where jobs.id = applications.job_id and jobs.hospital_id = (select actor_hospital())));--> statement-breakpoint
CREATE POLICY own_rows ON "application_events" using ((select actor_kind()) = 'operator' or exists (select from applications where applications.id = application_events.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "application_invitations" using ((select actor_kind()) = 'operator' or exists (select from applications where applications.id = application_invitations.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "application_notes" using ((select actor_kind()) = 'operator' or (select actor_kind()) = 'member' and exists (select from applications where applications.id = application_notes.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "application_tags" using ((select actor_kind()) = 'operator' or (select actor_kind()) = 'member' and exists (select from applications where applications.id = application_tags.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "scorecards" using ((select actor_kind()) = 'operator' or (select actor_kind()) = 'member' and exists (select from applications where applications.id = scorecards.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "threads" using ((select actor_kind()) = 'operator' or threads.specialist_id = (select actor_account()) or threads.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "messages" using ((select actor_kind()) = 'operator' or exists (select from threads where threads.id = messages.thread_id));--> statement-breakpoint
CREATE POLICY own_rows ON "message_files" using ((select actor_kind()) = 'operator' or exists (select from messages where messages.id = message_files.message_id));--> statement-breakpoint
CREATE POLICY own_rows ON "thread_reads" using ((select actor_kind()) = 'operator' or exists (select from threads where threads.id = thread_reads.thread_id));--> statement-breakpoint
CREATE POLICY own_rows ON "interviews" using ((select actor_kind()) = 'operator' or interviews.specialist_id = (select actor_account()) or interviews.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "interviewers" using ((select actor_kind()) = 'operator' or exists (select from interviews where interviews.id = interviewers.interview_id));--> statement-breakpoint
CREATE POLICY own_rows ON "interview_slots" using ((select actor_kind()) = 'operator' or exists (select from interviews where interviews.id = interview_slots.interview_id));--> statement-breakpoint
CREATE POLICY own_rows ON "interview_events" using ((select actor_kind()) = 'operator' or exists (select from interviews where interviews.id = interview_events.interview_id));--> statement-breakpoint
CREATE POLICY own_rows ON "offers" using ((select actor_kind()) = 'operator' or exists (select from applications where applications.id = offers.application_id));--> statement-breakpoint
CREATE POLICY own_rows ON "offer_events" using ((select actor_kind()) = 'operator' or exists (select from offers where offers.id = offer_events.offer_id));--> statement-breakpoint
CREATE POLICY own_rows ON "saved_candidates" using ((select actor_kind()) = 'operator' or saved_candidates.specialist_id = (select actor_account()) or saved_candidates.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "candidate_searches" using ((select actor_kind()) = 'operator' or candidate_searches.account_id = (select actor_account()) or candidate_searches.hospital_id = (select actor_hospital()));--> statement-breakpoint
CREATE POLICY own_rows ON "saved_searches" using ((select actor_kind()) = 'operator' or saved_searches.account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY own_rows ON "job_alerts" using ((select actor_kind()) = 'operator' or job_alerts.account_id = (select actor_account()));--> statement-breakpoint
CREATE POLICY own_rows ON "erasures" using ((select actor_kind()) = 'operator' or erasures.account_id = (select actor_account()));--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "resumes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profile_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profile_access" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "resume_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credential_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "operator_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_request_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "application_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scorecards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "message_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "thread_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interviewers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interview_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interview_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "candidate_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON "cover_preferences" using ((select actor_kind()) = 'operator' or cover_preferences.specialist_id = (select actor_account()));--> statement-breakpoint
ALTER TABLE "cover_preferences" ENABLE ROW LEVEL SECURITY;
