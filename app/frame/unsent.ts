import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router'
import type { FormProblem } from '#app/platform/http/form.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * A form that did not arrive, or that the server does not take now, stays as it was typed and says so: the page of an error would be in its
 * place. In pages that hydrate; `in-place.ts` does the same in the others.
 */
export const keepUnsent: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
	if (request.method === 'GET') return next()
	const sent = request.clone()
	const outcomes = await next()
	const [[route, outcome] = ['', null]] = Object.entries(outcomes)
	const form = outcome?.type === 'error' ? whyUnsent(errorIn(outcome.result)) : null
	if (form === null) return outcomes
	const problem: FormProblem = { form, values: typedIn(await sent.formData()) }
	return { [route]: { type: 'data', result: data(problem, 503) } }
}

const typedIn = (form: FormData) =>
	Object.fromEntries(
		[...new Set(form.keys())].map((name) => {
			const [first = '', ...more] = form.getAll(name).filter((value) => typeof value === 'string')
			return [name, more.length > 0 ? [first, ...more] : first]
		}),
	)

/** What the router hands on with a status. */
const errorIn = (result: unknown) =>
	typeof result === 'object' && result !== null && 'data' in result && !isRouteErrorResponse(result)
		? result.data
		: result

function whyUnsent(error: unknown): string | null {
	// Of `fetch`: no network, or a connection that broke.
	if (error instanceof TypeError)
		return t`We could not be reached. What you entered is still here. Check your connection and try again.`
	return isRouteErrorResponse(error) && (error.status === 503 || error.status === 408)
		? t`We are busy just now. What you entered is still here. Try again in a minute.`
		: null
}
