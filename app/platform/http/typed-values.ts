import type { FormProblem } from './form.ts'

const neverSentBack = new Set(['password', 'currentPassword', 'credential', 'identityCode'])

/** What was typed, for filling the form again: no passwords, nothing of a card. Files cannot be put back. */
export function typedValues(form: FormData | URLSearchParams): NonNullable<FormProblem['values']> {
	const values: Record<string, string | string[]> = {}
	for (const name of new Set(form.keys())) {
		if (neverSentBack.has(name)) continue
		const texts = form.getAll(name).filter((value) => typeof value === 'string')
		const [only] = texts
		if (only !== undefined) values[name] = texts.length > 1 ? texts : only
	}
	return values
}
