import type { FormProblem } from '#app/platform/form.ts'

/** The first thing that is wrong with a small form that has no page of its own to come back to. */
export const firstProblem = ({ form, fields }: FormProblem) =>
	form ?? Object.values(fields ?? {}).flatMap((messages) => messages ?? [])[0] ?? 'Please try again.'
