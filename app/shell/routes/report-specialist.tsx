import { findInterest } from '#app/applications/interest.server.ts'
import { brand } from '#app/brand.ts'
import { reportSpecialist } from '#app/contacts/conduct.server.ts'
import { ConductForm } from '#app/contacts/conduct-form.tsx'
import { ConductInput } from '#app/contacts/schema.server.ts'
import { findContactStates } from '#app/contacts/state.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/report-specialist.ts'

/** Somebody the hospital has had to do with, by an application or a request. */
async function isKnown(member: Member, specialistId: string) {
	const [interest, states] = await Promise.all([
		findInterest(member, specialistId),
		findContactStates(member, [specialistId]),
	])
	return interest.applied || states.has(specialistId)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	if (!(await isKnown(member, idParam(params.specialistId)))) throw notFound()
	return null
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, ConductInput)
	if (!(await isKnown(member, specialistId))) throw notFound()
	if (!form.ok) return invalid(form.problem)

	const reported = await reportSpecialist(member, specialistId, form.value)
	if (!reported.ok && reported.failure === 'not-found') throw notFound()
	if (!reported.ok) return invalid({ form: alreadyReported, values: form.values }, 409)
	return redirectWith('/hospital/contact-requests', {
		title: 'Thank you. We look into it',
		detail: 'We tell you under Notifications what came of it.',
	})
}

const alreadyReported = 'You have reported this specialist already. We look into it and tell you what came of it.'

export const meta: Route.MetaFunction = () => [
	{ title: `Report a specialist · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function ReportSpecialist({ actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>Report a specialist</PageTitle>
			<PageHeader
				back={{ to: '/hospital/contact-requests', label: 'Contact requests' }}
				title="Report a specialist"
				lead="Only we read this; they never learn who wrote it."
			/>
			<ConductForm problem={problem} />
		</main>
	)
}
