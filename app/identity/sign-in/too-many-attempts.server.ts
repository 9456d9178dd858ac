import { data } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { formatWait } from '#app/platform/wait.ts'
import { t } from '#app/platform/language/words.ts'

/** The form again, with how long to wait; says nothing about the account. */
export function tooManyAttempts(waitSeconds: number, values?: FormProblem['values']) {
	const form = t`Too many attempts. Please try again in ${{ wait: formatWait(waitSeconds) }}.`
	const problem: FormProblem = { form, ...(values ? { values } : {}) }
	return data(problem, { status: 429, headers: { 'Retry-After': String(waitSeconds) } })
}
