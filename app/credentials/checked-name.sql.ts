import { defineFunction, defineTrigger } from '#app/platform/database/database-objects.ts'

/**
 * What is verified is a name with a number: whoever verifies, also by an older release, keeps the name of that moment. A release that says
 * no grade gets the weakest.
 */
const keepCheckedName = defineFunction(
	'keep_checked_name',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'verified' AND NEW.checked_name IS NULL THEN
		SELECT name INTO NEW.checked_name FROM specialists WHERE id = NEW.specialist_id;
	END IF;
	IF NEW.status = 'verified' AND NEW.check_grade IS NULL THEN
		NEW.check_grade := 'seen';
	END IF;
	RETURN NEW;
END $$`,
)

export const checkedName = [
	keepCheckedName,
	defineTrigger('keep_checked_name', {
		on: 'credentials',
		when: 'before insert or update',
		run: 'execute function keep_checked_name()',
	}),
]
