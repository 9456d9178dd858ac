import { reportSpecialist } from '../reports/user-reports.server.ts'
import { UserReportForm } from '../reports/user-report-form.tsx'
import { SpecialistReportInput } from '../schema.server.ts'
import { findContactStates } from '../state.server.ts'
import { reportHours } from '#app/cases/kinds.ts'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayMessage } from '#app/relations/rules.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import type { Route } from './+types/report-specialist.ts'

/** A specialist known to the hospital by an application or a request. */
async function isKnown(member: Member, specialistId: string) {
	const [relation, states] = await Promise.all([
		findRelation({ hospitalId: member.hospitalId, specialistId }),
		findContactStates(member, [specialistId]),
	])
	return (relation !== null && mayMessage(relation)) || states.has(specialistId)
}

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	if (!(await isKnown(member, idParam(params.specialistId)))) throw notFound()
	return null
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const specialistId = idParam(params.specialistId)
	const form = await parseForm(request, SpecialistReportInput)
	if (!(await isKnown(member, specialistId))) throw notFound()
	if (!form.ok) return invalid(form.problem)

	const reported = await reportSpecialist(member, specialistId, form.value)
	if (!reported.ok && reported.failure === 'not-found') throw notFound()
	if (!reported.ok) return invalid({ form: alreadyReported, values: form.values }, 409)
	return redirectWith('/hospital/contact-requests', {
		title: `Thank you. We will review your report within ${reportHours} hours`,
		detail: 'We will tell you the outcome in Notifications.',
	})
}

const alreadyReported = 'You have already reported this specialist. We will tell you the outcome.'

export default function ReportSpecialist({ actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>Report a specialist</PageTitle>
			<PageHeader
				back={{ to: '/hospital/contact-requests', label: 'Contact requests' }}
				title="Report a specialist"
				lead="Only our team reads this. We never tell them who reported it."
			/>
			<UserReportForm about="specialist" problem={problem} />
		</main>
	)
}
