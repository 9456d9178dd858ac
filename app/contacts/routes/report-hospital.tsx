import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, isId, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ConductForm } from '../conduct-form.tsx'
import { findHospitalName, reportHospital } from '../conduct.server.ts'
import { ConductInput } from '../schema.server.ts'
import type { Route } from './+types/report-hospital.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const hospital = await findHospitalName(requireSpecialist(context, request), idParam(params.hospitalId))
	if (!hospital) throw notFound()
	return hospital
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const hospitalId = idParam(params.hospitalId)
	const form = await parseForm(request, ConductInput)
	if (!form.ok) return invalid(form.problem)

	const about = new URL(request.url).searchParams.get('request') ?? undefined
	const reported = await reportHospital(actor, hospitalId, form.value, isId(about) ? about : null)
	if (!reported.ok && reported.failure === 'not-found') throw notFound()
	if (!reported.ok) return invalid({ form: alreadyReported, values: form.values }, 409)
	return redirectWith('/contact-requests', {
		title: 'Thank you. We look into it',
		detail: 'We tell you under Notifications what came of it.',
	})
}

const alreadyReported = 'You have reported this hospital already. We look into it and tell you what came of it.'

export const meta: Route.MetaFunction = () => [
	{ title: `Report a hospital · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function ReportHospital({ loaderData: { id, name }, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{`Report ${name}`}</PageTitle>
			<PageHeader
				back={{ to: '/contact-requests', label: 'Contact requests' }}
				title={`Report ${name}`}
				lead="Only we read this; the hospital never learns who wrote it."
			/>
			<ConductForm problem={problem} />
			<p className="text-sm text-ink-2">
				Want nothing to do with it any more? <Link to={`/hospitals/${id}/block`}>Block it</Link> as well.
			</p>
		</main>
	)
}
