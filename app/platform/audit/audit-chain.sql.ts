import { auditYears } from '#app/durations.ts'
import { defineDeferredTrigger, defineFunction, defineTrigger } from '../database/database-objects.ts'

/** What is history is added to and never changed. */
const refuseChangeOfHistory = defineFunction(
	'refuse_change_of_history',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$`,
)

/**
 * Every audit event is chained to the one before it of the same subject, in the transaction that writes it and as its last
 * act: the end of a chain is locked only while a transaction commits, and several are locked in one order, so that no two
 * transactions wait for each other. audit-verification.server.ts works out the same hashes without these functions.
 *
 * What a hash is of. Each value carries its length, so that no two events read alike.
 */
const auditText = defineFunction(
	'audit_text',
	`(event audit_events, place integer, previous bytea) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT string_agg(coalesce(octet_length(value) || ':' || value, '-'), ',' ORDER BY nth)
	FROM unnest(ARRAY[
		encode(previous, 'hex'), place::text, event.id::text, event.actor_account_id::text, event.action, event.subject_type,
		event.subject_id::text, array_to_string(event.about, ' '), array_to_string(event.fields, ' '), event.reason,
		event.facts::text, event.origin, event.address, ((extract(epoch FROM event.at) * 1000000)::bigint)::text
	]) WITH ORDINALITY AS part (value, nth)
$$`,
)

const addToAuditChain = defineFunction(
	'add_to_audit_chain',
	`(event audit_events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	new_end audit_chains;
BEGIN
	UPDATE audit_chains
		SET length = length + 1, hash = sha256(convert_to(audit_text(event, length + 1, hash), 'UTF8'))
		WHERE subject_type = event.subject_type AND subject_id = event.subject_id
		RETURNING * INTO STRICT new_end;
	UPDATE audit_events SET position = new_end.length, hash = new_end.hash WHERE id = event.id;
END $$`,
)

/** Remembers, for this transaction, whose chain grows. No one brings a place or a hash along. */
const noteAuditSubject = defineFunction(
	'note_audit_subject',
	String.raw`() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted text := coalesce(current_setting('audit.subjects', true), '');
	subject text := NEW.subject_type || ' ' || NEW.subject_id || E'\n';
BEGIN
	NEW.position := NULL;
	NEW.hash := NULL;
	IF strpos(noted, subject) = 0 THEN PERFORM set_config('audit.subjects', noted || subject, true); END IF;
	RETURN NEW;
END $$`,
)

/** The first event that is chained locks the ends of all chains of its transaction, sorted. */
const chainAuditEvent = defineFunction(
	'chain_audit_event',
	String.raw`() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted text := coalesce(current_setting('audit.subjects', true), '');
BEGIN
	IF noted <> '' THEN
		INSERT INTO audit_chains (subject_type, subject_id)
			SELECT split_part(subject, ' ', 1), split_part(subject, ' ', 2)::uuid
			FROM unnest(string_to_array(rtrim(noted, E'\n'), E'\n')) AS subject ORDER BY 1, 2
			ON CONFLICT DO NOTHING;
		PERFORM 1 FROM audit_chains
			WHERE (subject_type, subject_id) IN (
				SELECT split_part(subject, ' ', 1), split_part(subject, ' ', 2)::uuid
				FROM unnest(string_to_array(rtrim(noted, E'\n'), E'\n')) AS subject)
			ORDER BY subject_type, subject_id FOR UPDATE;
		PERFORM set_config('audit.subjects', '', true);
	END IF;
	PERFORM add_to_audit_chain(NEW);
	RETURN NULL;
END $$`,
)

/** What was kept for long enough may go. The chain then begins after it. */
const shortenAuditChain = defineFunction(
	'shorten_audit_chain',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE audit_chains SET removed = OLD.position, removed_hash = OLD.hash
		WHERE subject_type = OLD.subject_type AND subject_id = OLD.subject_id AND removed < OLD.position;
	DELETE FROM audit_chains
		WHERE subject_type = OLD.subject_type AND subject_id = OLD.subject_id AND removed = length;
	RETURN NULL;
END $$`,
)

export const auditChain = [
	refuseChangeOfHistory,
	auditText,
	addToAuditChain,
	noteAuditSubject,
	chainAuditEvent,
	shortenAuditChain,
	defineTrigger('audit_events_are_append_only', {
		on: 'audit_events',
		when: 'before update',
		run: 'when (old.hash is not null) execute function refuse_change_of_history()',
	}),
	defineTrigger('audit_events_are_kept', {
		on: 'audit_events',
		when: 'before delete',
		run: `when (old.at > now() - interval '${auditYears} years') execute function refuse_change_of_history()`,
	}),
	defineTrigger('audit_subjects_are_noted', {
		on: 'audit_events',
		when: 'before insert',
		run: 'execute function note_audit_subject()',
	}),
	defineDeferredTrigger('audit_events_are_chained', {
		on: 'audit_events',
		when: 'after insert',
		run: 'execute function chain_audit_event()',
	}),
	defineTrigger('audit_chains_are_shortened', {
		on: 'audit_events',
		when: 'after delete',
		run: 'execute function shorten_audit_chain()',
	}),
]
