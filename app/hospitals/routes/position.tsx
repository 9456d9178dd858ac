import { Form } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { PointField } from '../components/point-field.tsx'
import { localityOf } from '../sites/locality.server.ts'
import { findMainAddress, isOnlyCity, PositionInput, savePosition } from '../sites/position.server.ts'
import { siteLine } from '../sites/site-line.ts'
import type { Route } from './+types/position.ts'

/** Where the verified address is on the map. */
export async function loader({ context }: Route.LoaderArgs) {
	const main = await findMainAddress(memberOf(context))
	return { address: siteLine(main), locality: localityOf(main), isAtCity: isOnlyCity(main) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await parseForm(request, PositionInput)
	if (!form.ok) return invalid(form.problem)
	const refused = await savePosition(memberOf(context), form.value)
	if (refused) return invalid({ fields: { [refused.field]: [refused.message] }, values: form.values })
	return redirectWith('/hospital/profile/sites', {
		title: 'Position saved',
		detail: 'Jobs and cover at your verified address use it within a minute.',
	})
}

const labels = { locality: 'Locality', point: 'Position on the map' }

export default function Position({
	loaderData: { address, locality, isAtCity },
	actionData: problem,
}: Route.ComponentProps) {
	const field = (name: keyof typeof labels) => ({
		name,
		label: labels[name],
		error: problem?.fields?.[name],
		defaultValue: fieldValue(problem, name),
	})
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>Position of your hospital</PageTitle>
			<PageHeader
				title="Position of your hospital"
				lead={`${address}. Specialists search by the distance to it.`}
				back={{ to: '/hospital/profile/sites', label: 'Sites' }}
			/>
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={labels} />
				<TextField
					{...field('locality')}
					hint={isAtCity ? 'The area of the city, for example Baner.' : `We understood ${locality}.`}
					optional
					maxLength={120}
				/>
				<PointField {...field('point')} isAtCity={isAtCity} />
				<div>
					<SubmitButton pendingLabel="Saving...">Save position</SubmitButton>
				</div>
			</Form>
		</main>
	)
}
