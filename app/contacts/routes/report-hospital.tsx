import { Link } from 'react-router'
import { reportHours } from '#app/cases/kinds.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, isId, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { UserReportForm } from '../user-report-form.tsx'
import { findHospitalName, reportHospital } from '../user-reports.server.ts'
import { UserReportInput } from '../schema.server.ts'
import type { Route } from './+types/report-hospital.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const hospital = await findHospitalName(specialistOf(context), idParam(params.hospitalId))
	if (!hospital) throw notFound()
	return hospital
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const hospitalId = idParam(params.hospitalId)
	const form = await parseForm(request, UserReportInput)
	if (!form.ok) return invalid(form.problem)

	const about = new URL(request.url).searchParams.get('request') ?? undefined
	const reported = await reportHospital(actor, hospitalId, form.value, isId(about) ? about : null)
	if (!reported.ok && reported.failure === 'not-found') throw notFound()
	if (!reported.ok) return invalid({ form: alreadyReported, values: form.values }, 409)
	return redirectWith('/contact-requests', {
		title: `Thank you. We will review your report within ${reportHours} hours`,
		detail: 'We will tell you the outcome in Notifications.',
	})
}

const alreadyReported = 'You have already reported this hospital. We will tell you the outcome.'

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function ReportHospital({ loaderData: { id, name }, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{`Report ${name}`}</PageTitle>
			<PageHeader
				back={{ to: '/contact-requests', label: 'Contact requests' }}
				title={`Report ${name}`}
				lead="Only our team reads this. We never tell the hospital who reported it."
			/>
			<UserReportForm problem={problem} />
			<p className="text-sm text-ink-2">
				Do not want to hear from this hospital again? <Link to={`/hospitals/${id}/block`}>Block it</Link> too.
			</p>
		</main>
	)
}
