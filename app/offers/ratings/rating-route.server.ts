import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { t } from '#app/platform/language/words.ts'
import type { Result } from '#app/platform/result.ts'
import { ratingAfterDays } from '../limits.ts'
import type { RatingFailure } from './rating.server.ts'
import type { RatingInput as Rating } from '../schema.server.ts'

const ratingRefusals = (): Record<Exclude<RatingFailure, 'not-found'>, string> => ({
	'already-rated': t`You have already rated them. You can rate only once.`,
	'too-early': t`You can rate each other ${{ days: ratingAfterDays }} days after the joining date.`,
})

/** What the form of stars does on either side: rate, and go back to the application. */
export async function rateAndReturn(
	request: Request,
	page: string,
	schema: typeof Rating,
	rate: (input: Rating) => Promise<Result<{ name: string }, RatingFailure>>,
) {
	const form = await parseForm(request, schema)
	if (!form.ok) return invalid(form.problem)
	const rated = valueOf(await rate(form.value), ({ failure }) => ratingRefusals()[failure])
	return redirectWith(page, {
		title: t`You rated ${{ name: rated.name }}`,
		detail: t`${{ stars: form.value.stars }} of 5 stars.`,
	})
}
