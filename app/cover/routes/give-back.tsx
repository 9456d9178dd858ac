import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { giveBackCover } from '../answering/answers.server.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { refuseForm, throwRefusal } from '../settlement/held-route.server.ts'
import { formatHours } from '../labels.ts'
import { findMyCover } from '../my-cover.server.ts'
import { ReasonInput } from '../schema.server.ts'
import type { Route } from './+types/give-back.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyCover(specialistOf(context), idParam(params.requestId))
	if (!found?.isMine) throw notFound()
	const { id, status, work, startsAt } = found.request
	refuseForm(request, status !== 'covered' ? 'changed' : startsAt <= new Date() ? 'begun' : null)
	return { id, hospital: found.hospital.name, lead: `${work}, ${formatHours(found.request)}` }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, ReasonInput)
	if (!form.ok) return invalid(form.problem)
	const given = await giveBackCover(specialistOf(context), requestId, form.value.reason)
	if (!given.ok) throwRefusal(given.failure)
	return redirectWith('/cover', { title: t.of('work')`Cancelled`, detail: t`We are asking others for the hospital.` })
}

export default function GiveBack({ loaderData: { id, hospital, lead }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			back={`/cover/${id}`}
			title={t`Cancel your cover?`}
			lead={lead}
			hint={t`${{ hospital }} sees this. Cancelling within 12 hours of the start counts as late, and hospitals see how often that happened.`}
			button={t`Cancel my cover`}
			keep={t`Keep it`}
			problem={actionData}
		/>
	)
}
