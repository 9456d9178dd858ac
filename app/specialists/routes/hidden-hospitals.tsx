import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { HiddenHospitals } from '../components/hidden-hospitals.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import {
	type HideFailure,
	hideFromHospital,
	listEmployersToHideFrom,
	listHidden,
	listMeant,
	meansLine,
	suggestHospitals,
} from '../hiding/hidden-hospitals.server.ts'
import { hiddenTooMany, hiddenTooVague } from '../hiding/hidden-labels.ts'
import { HiddenHospitalInput } from '../schema.server.ts'
import type { Route } from './+types/hidden-hospitals.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const [hidden, employers, suggestions] = await Promise.all([
		listHidden(actor),
		listEmployersToHideFrom(actor),
		suggestHospitals(),
	])
	return { hidden, employers, suggestions }
}

export async function action({ request, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const form = await parseForm(request, HiddenHospitalInput)
	if (!form.ok) return invalid(form.problem)
	const { hospital } = form.value
	const hidden = await hideFromHospital(actor, hospital)
	if (!hidden.ok) return invalid({ fields: { hospital: [refusals[hidden.failure]()] }, values: { hospital } })
	const [line] = await listMeant([hospital])
	return redirectWith('/settings/privacy', {
		title: t`Hidden from ${{ hospital }}`,
		detail: `${meansLine(line?.means ?? [])} ${t`It can see you only if you apply to one of its jobs.`}`,
	})
}

const refusals: Record<HideFailure, () => string> = { 'too-many': hiddenTooMany, 'too-vague': hiddenTooVague }

export default function HiddenHospitalsPage({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<SettingsFrame current="privacy">
			<PageTitle problem={actionData}>{t`Hidden hospitals`}</PageTitle>
			<section className="grid grid-cols-1 gap-4">
				<h2 className="text-lg">{t`Hide my profile from specific hospitals`}</h2>
				<HiddenHospitals {...loaderData} problem={actionData} />
			</section>
		</SettingsFrame>
	)
}
