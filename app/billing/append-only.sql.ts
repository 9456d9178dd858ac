import { defineTrigger } from '#app/platform/database/database-objects.ts'

/** An invoice and a credit note are never changed: what was wrong is put right by a further document. */
export const appendOnly = ['invoices', 'credit_notes'].map((table) =>
	defineTrigger(`${table}_are_append_only`, {
		on: table,
		when: 'before update or delete',
		run: 'execute function refuse_change_of_history()',
	}),
)
