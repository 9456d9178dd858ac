import { type FormProblem, fieldValue } from '#app/platform/http/form.ts'

/** Where a small form of the team leads back to: the list beside which it was filled in. */
export function ReturnTo({ problem, returnTo }: { problem: FormProblem | undefined; returnTo: string | undefined }) {
	const path = fieldValue(problem, 'returnTo', returnTo)
	return path === '' ? null : <input type="hidden" name="returnTo" value={path} />
}
