import { data } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { formatWait } from '#app/platform/wait.ts'

/** The form again, with how long to wait; says nothing about the account. */
export function tooManyAttempts(waitSeconds: number, values?: FormProblem['values']) {
	const form = `Too many attempts. Please try again in ${formatWait(waitSeconds)}.`
	const problem: FormProblem = { form, ...(values ? { values } : {}) }
	return data(problem, { status: 429, headers: { 'Retry-After': String(waitSeconds) } })
}
