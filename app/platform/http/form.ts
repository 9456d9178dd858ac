/** What is wrong with a submitted form: messages by field, one for the whole form, and what was typed. */
export type FormProblem = {
	fields?: Record<string, string[] | undefined>
	form?: string
	/** Of a field: what the typed words may mean, for the person to choose from. */
	choices?: Record<string, { value: string; label: string; hint?: string }[]>
	values?: Record<string, string | string[]>
	/** Nothing was refused: the session had ended, and nothing was sent yet. */
	isRestored?: true
}

/** The typed text of a field after a refusal, else what is stored. */
export function fieldValue(problem: FormProblem | undefined, name: string, stored?: string | null): string {
	const typed = problem?.values?.[name]
	return (Array.isArray(typed) ? typed[0] : typed) ?? (problem?.values ? '' : (stored ?? ''))
}

/** As `fieldValue`, for a field that takes several. */
export function fieldValues(problem: FormProblem | undefined, name: string, stored: readonly string[]): string[] {
	const typed = problem?.values?.[name]
	if (typed === undefined) return problem?.values ? [] : [...stored]
	return Array.isArray(typed) ? typed : [typed]
}

/** Name, value and errors of a field, as its input takes them. */
export const fieldProps = (problem: FormProblem | undefined, name: string, stored: string | readonly string[]) => ({
	name,
	defaultValue: typeof stored === 'string' ? fieldValue(problem, name, stored) : fieldValues(problem, name, stored),
	error: problem?.fields?.[name],
})
