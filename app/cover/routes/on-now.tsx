import { Form } from 'react-router'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { formatDateTime, istClock, istToday } from '#app/platform/text/dates.ts'
import { parseFormData, readForm } from '#app/platform/http/form.server.ts'
import { fieldValue } from '#app/platform/http/form.ts'
import { useTyped } from '#app/platform/http/form-draft.ts'
import { badRequest, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SubmitButton } from '#app/ui/fields/submit-button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { findObstacles } from '../availability/obstacles.server.ts'
import { obstacleLine } from '../availability/obstacles.ts'
import { findCoverPreferences, switchOnUntil } from '../availability/preferences.server.ts'
import { hoursOf } from '#app/platform/text/worked-hours.ts'
import { OnNowInput, OnUntilInput } from '../schema.server.ts'
import type { Route } from './+types/on-now.ts'
import { t } from '#app/platform/language/words.ts'

const hour = 3_600_000

export async function loader({ context }: Route.LoaderArgs) {
	const { onUntil } = await findCoverPreferences(specialistOf(context))
	return { until: istClock(onUntil ?? new Date(Date.now() + 8 * hour)) }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const posted = await readForm(request)
	if (posted.has('until')) {
		const form = parseFormData(posted, OnUntilInput)
		if (!form.ok) return invalid(form.problem)
		const now = new Date()
		return switchTo(actor, hoursOf(istToday(now), istClock(now).slice(0, 5), form.value.until).endsAt)
	}
	const form = parseFormData(posted, OnNowInput)
	if (!form.ok) throw badRequest()
	const { hours } = form.value
	return switchTo(actor, hours === 0 ? null : new Date(Date.now() + hours * hour))
}

async function switchTo(actor: Specialist, until: Date | null) {
	await switchOnUntil(actor, until)
	const [{ onUntil }, [obstacle]] = await Promise.all([findCoverPreferences(actor), findObstacles(actor)])
	return redirectWith(
		'/cover',
		onUntil
			? obstacle
				? { title: t`Saved, but hospitals cannot ask you yet`, detail: obstacleLine(obstacle) }
				: {
						title: t`You are available for cover`,
						detail: t`Hospitals near you can ask you until ${{ time: formatDateTime(onUntil) }}.`,
					}
			: {
					title: t`You are no longer available now`,
					detail: t`Hospitals do not ask you outside your weekly hours.`,
				},
	)
}

export default function OnNow({ loaderData: { until }, actionData }: Route.ComponentProps) {
	const problem = useTyped(actionData)
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageTitle problem={problem}>{t`Available now`}</PageTitle>
			<PageHeader back={{ to: '/cover', label: t.of('work')`Cover` }} title={t`Available now`} />
			<Form method="post" noValidate className="grid gap-5">
				<ErrorSummary problem={problem} labels={{ until: t`Until` }} />
				<TextField
					name="until"
					label={t`Until`}
					hint={t`A time that has passed today counts for tomorrow.`}
					type="time"
					required
					className="field-narrow"
					defaultValue={fieldValue(problem, 'until', until)}
					error={problem?.fields?.['until']}
				/>
				<SubmitButton pendingLabel={t`Saving...`} className="justify-self-start">
					{t`Start`}
				</SubmitButton>
			</Form>
		</main>
	)
}
