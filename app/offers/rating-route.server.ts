import { parseForm } from '#app/platform/form.server.ts'
import { invalid, valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { RatingFailure } from './rating.server.ts'
import { RatingInput } from './schema.server.ts'

/** What the form of stars does on either side: rate, and go back to the application. */
export async function rateAndReturn(
	request: Request,
	page: string,
	rate: (input: RatingInput) => Promise<Result<{ name: string }, RatingFailure>>,
) {
	const form = await parseForm(request, RatingInput)
	if (!form.ok) return invalid(form.problem)
	const rated = valueOf(await rate(form.value), () => 'You have already rated them. You can rate only once.')
	return redirectWith(page, { title: `You rated ${rated.name}`, detail: `${form.value.stars} of 5 stars.` })
}
