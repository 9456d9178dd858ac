import { defineFunction } from '#app/platform/database/database-objects.ts'

/**
 * Rows of people, guarded by the database as well (docs/decisions/0066). Policies hold for the role of requests, which is
 * not the owner of the tables, and read from app.actor who is asking: 'specialist <account>', 'member <account> <hospital>',
 * 'operator <account>', 'visitor'. The policies are those that the tables declare (app/personal-data/row-policies.server.ts).
 */
const actorKind = defineFunction(
	'actor_kind',
	`() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 1), '')`,
)

const actorAccount = defineFunction(
	'actor_account',
	`() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 2), '')::uuid`,
)

const actorHospital = defineFunction(
	'actor_hospital',
	`() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 3), '')::uuid`,
)

/** The actor, if it is an interviewer: 'interviewer <account>', without a hospital, so that nothing of its team is theirs. */
const actorInterviewer = defineFunction(
	'actor_interviewer',
	`() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
	RETURN CASE WHEN actor_kind() = 'interviewer' THEN actor_account() END`,
)

/** 'member <account> <hospital> {<site>,…}': a member of some sites, whose requests run in the role app_site_request. Null for everyone else. */
const actorSites = defineFunction(
	'actor_sites',
	`() RETURNS uuid[] LANGUAGE sql STABLE PARALLEL SAFE
	RETURN nullif(split_part(current_setting('app.actor', true), ' ', 4), '')::uuid[]`,
)

export const actor = [actorKind, actorAccount, actorHospital, actorInterviewer, actorSites]
