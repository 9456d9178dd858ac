import { Form } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { findRating } from '#app/offers/placement-queries.server.ts'
import { hideRating } from '#app/offers/rating.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { invalid, notFound, valueOf } from '#app/platform/http.ts'
import { useTyped } from '#app/platform/form-draft.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { whichRating } from '../rating-route.server.ts'
import { HidingInput } from '../schema.server.ts'
import type { Route } from './+types/hide-rating.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const rating = await findRating(operatorOf(context), whichRating(params))
	if (!rating) throw notFound()
	return rating
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const which = whichRating(params)
	if (!(await findRating(operator, which))) throw notFound()
	const form = await parseForm(request, HidingInput)
	if (!form.ok) return invalid(form.problem)

	valueOf(await hideRating(operator, which, form.value.reason), () => 'This rating is already hidden.')
	return redirectWith('/operator/ratings', {
		title: 'Rating hidden',
		detail: 'It no longer counts towards the average.',
	})
}

export default function HideRating({ loaderData: rating, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	const { side, hospitalName, specialistName, stars, comment } = rating
	const [rater, rated] = side === 'hospital' ? [hospitalName, specialistName] : [specialistName, hospitalName]
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>Hide a rating</PageTitle>
			<PageHeader
				back={{ to: '/operator/ratings', label: 'Ratings' }}
				title="Hide a rating"
				lead={`${rater} about ${rated}`}
			/>
			<FactGrid
				facts={[
					{ label: 'Stars', value: `${stars} of 5` },
					{ label: 'Comment', value: comment },
				]}
			/>
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={{ reason: 'Reason' }} />
				<TextArea
					name="reason"
					label="Reason"
					hint="Recorded in the audit log. Explain what is wrong with the rating. A low score alone is not a reason."
					rows={3}
					maxLength={300}
					defaultValue={fieldValue(problem, 'reason')}
					error={problem?.fields?.['reason']}
				/>
				<SubmitButton variant="danger" pendingLabel="Hiding..." className="justify-self-start">
					Hide rating
				</SubmitButton>
			</Form>
		</main>
	)
}
