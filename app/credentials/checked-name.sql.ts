import { defineFunction, defineTrigger } from '#app/platform/database/database-objects.ts'

/**
 * What is verified is a name with a number: whoever verifies, also by an older release, keeps the name of that moment. A release that says
 * no grade, and what was verified before there were any, gets what its words allow: a signature counts where the program found it valid, and
 * whatever was typed was seen.
 */
const keepCheckedName = defineFunction(
	'keep_checked_name',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'verified' AND NEW.checked_name IS NULL THEN
		SELECT name INTO NEW.checked_name FROM specialists WHERE id = NEW.specialist_id;
	END IF;
	IF NEW.status = 'verified' AND NEW.check_grade IS NULL THEN
		NEW.check_grade := CASE
			WHEN NEW.checked_against LIKE 'Digital signature of %' AND EXISTS (
				SELECT FROM credential_documents d WHERE d.credential_id = NEW.id AND d.signature ->> 'kind' = 'signed'
			) THEN 'signed'
			WHEN NEW.checked_against LIKE 'Page of %, opened by the code on the document' THEN 'council-page'
			WHEN NEW.checked_against LIKE '%, online register' OR NEW.checked_against IN ('Indian Medical Register',
				'Indian Nurses Register', 'Degree certificate and university list', 'National Board results list') THEN 'register'
			ELSE 'seen' END;
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
