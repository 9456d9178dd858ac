import { defineFunction } from '#app/platform/database/database-objects.ts'

/**
 * Seconds until one more event is allowed by every rule, each of a kind and a key: 0, or until the oldest that counts leaves its window. An
 * event of a transaction that began later than this one, but got the lock first, is younger than now(): it waits a whole window.
 */
const secondsToWait = defineFunction(
	'seconds_to_wait',
	`(kinds text[], keys text[], mosts integer[], windows float8[]) RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT coalesce(max(least(ceil(seconds), greatest(1, ceil(extract(epoch FROM oldest - begins))))), 0)::integer
	FROM unnest(kinds, keys, mosts, windows) AS rule (event, of, most, seconds)
	CROSS JOIN LATERAL (SELECT now() - make_interval(secs => seconds) AS begins) AS window_of_rule
	CROSS JOIN LATERAL (
		SELECT count(*) AS events, min(at) AS oldest FROM sign_in_events WHERE key = of AND kind = event AND at > begins
	) AS counted
	WHERE events >= most
$$`,
)

/**
 * Decides: waits for the locks, one after the other, and writes down what happens now unless a rule speaks against it, in which case it says for
 * how many seconds. Each statement of a function in this language sees what was committed before it began, so it counts what those wrote who
 * had the locks before. They are kept until the transaction ends, in all processes.
 */
const consumeLimits = defineFunction(
	'consume_limits',
	`(locks text[], kinds text[], keys text[], mosts integer[], windows float8[], new_kinds text[], new_keys text[])
	RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	wait integer;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended(name, 7)) FROM unnest(locks) AS name;
	wait := seconds_to_wait(kinds, keys, mosts, windows);
	IF wait = 0 THEN
		INSERT INTO sign_in_events (kind, key) SELECT * FROM unnest(new_kinds, new_keys);
	END IF;
	RETURN wait;
END $$`,
)

export const limits = [secondsToWait, consumeLimits]
